// node docs/examples/follow.mjs [number]: prints each change of your schedule as it happens, so many and then no more.
// Needs the package graphql-ws, and on Node.js 20, which has no WebSocket of its own, ws.
import { createClient } from 'graphql-ws';

const { EVENPACE = 'http://127.0.0.1:4000', TOKEN } = process.env;
const authorization = `Bearer ${TOKEN}`;
const most = Number(process.argv[2] ?? Infinity);

// where we begin: nothing that happens from here on is missed
const response = await fetch(`${EVENPACE}/graphql`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization },
  body: JSON.stringify({ query: '{ viewer { athlete { id scheduleRevision } } }' }),
});
const { id: athleteId, scheduleRevision } = (await response.json()).data.viewer.athlete;

const client = createClient({
  url: `${EVENPACE.replace(/^http/, 'ws')}/graphql`,
  connectionParams: { authorization },
  webSocketImpl: globalThis.WebSocket ?? (await import('ws')).WebSocket,
});

let known = scheduleRevision;
const changes = client.iterate({
  query: `subscription ($athleteId: ID!, $since: Int) {
    scheduleUpdated(athleteId: $athleteId, since: $since) { revision cause summary }
  }`,
  variables: { athleteId, since: known },
});
let seen = 0;
for await (const { data, errors } of changes) {
  if (errors) throw new Error(errors[0].message);
  const { revision, cause, summary } = data.scheduleUpdated;
  // a gap means that you were away for long: read the schedule again
  console.log(`${revision}${revision > known + 1 ? ' (after a gap)' : ''} ${cause}: ${summary}`);
  known = revision;
  seen += 1;
  if (seen >= most) break;
}
await client.dispose();
