// node docs/examples/week.mjs: the workouts of the current week. EVENPACE is the server's address, TOKEN an access token.
const { EVENPACE = 'http://127.0.0.1:4000', TOKEN } = process.env;

async function ask(query, variables = {}) {
  const response = await fetch(`${EVENPACE}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors.map(({ message, extensions }) => `${extensions.code}: ${message}`).join('\n'));
  return data;
}

const { viewer } = await ask(`{
  viewer {
    athlete {
      firstName
      schedule { weeks { weekStartDate plannedMinutes completedMinutes workouts { scheduledDate description duration status } } }
    }
  }
}`);
if (!viewer) throw new Error('The token is unknown, revoked or over.');

const week = viewer.athlete.schedule?.weeks[0];
if (!week) {
  console.log(`${viewer.athlete.firstName} has no schedule yet.`);
} else {
  console.log(`${viewer.athlete.firstName}, week of ${week.weekStartDate}: ${week.completedMinutes} of ${week.plannedMinutes} min`);
  for (const { scheduledDate, description, duration, status } of week.workouts)
    console.log(`${status === 'COMPLETED' ? '✓' : '·'} ${scheduledDate}  ${String(duration).padStart(3)} min  ${description}`);
}
