// The practical limit: bare Node and pg, one hand-written statement each, the same answers and rows as the product.
// node bench/bareServer.mjs DATABASE_URL; prints its address. It signs in by the product's own session cookie.
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { parse } from 'graphql';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 16 });

const SESSION = `
  select a.id, u."timeZone" from "Session" s join "Athlete" a on a."userId" = s."userId" join "User" u on u.id = s."userId"
  where s."idHash" = $1 and s."expiresAt" > $2 and s."absoluteExpiresAt" > $2`;

/** What each field of the page's own question is in SQL; of an object: the statement around what is asked of it. */
const FIELDS = {
  viewer: {
    id: `(select 'viewer_' || a."userId" from "Athlete" a join me on me.id = a.id)`,
    athlete: (object) => `(select ${object('athlete')} from "Athlete" a join me on me.id = a.id)`,
  },
  athlete: {
    id: `'athlete_' || a.id`,
    firstName: 'a."firstName"',
    lastName: 'a."lastName"',
    today: '(select today from day)',
    timeZone: '(select "timeZone" from me)',
    scheduleRevision: 'a."scheduleRevision"',
    schedule: (object) => object('schedule'),
    seasonPlan: (object) => `(select ${object('seasonPlan')} from "SeasonPlan" p where p."athleteId" = a.id)`,
    illness: (object) =>
      `(select ${object('illness')} from "IllnessReport" i where i."athleteId" = a.id order by i."fromDate" desc limit 1)`,
    circumstances: (object) =>
      `coalesce((select json_agg(${object('circumstance')}) from (
        select 'ILL' as kind, i."fromDate" as "from", null::date as "to", null as area, null::int as minutes, null::uuid as made
          from "IllnessReport" i where i."athleteId" = a.id and i."wellOn" is null
        union all select 'INJURED', j."dateOccurred", null, j."affectedArea", null, null
          from "Injury" j where j."athleteId" = a.id and not j."isRecovered"
        union all select upper(e->>'kind'), (e->>'from')::date, (e->>'to')::date, null, null, g."revisionId"
          from "Suggestion" g, jsonb_array_elements(g.events) e where g."athleteId" = a.id and g."createdAt" >= (select today from day)::date - 60
            and g."appliedAt" is not null and (e->>'to')::date >= (select today from day)::date) c), '[]')`,
    preferences: (object) =>
      `(select ${object('preferences')} from "TrainingPreferences" t where t."athleteId" = a.id)`,
    // none is configured
    languageModel: 'null',
  },
  circumstance: {
    kind: 'c.kind',
    from: 'c."from"',
    to: 'c."to"',
    area: 'c.area',
    minutes: 'c.minutes',
    revision: (object) => `(select ${object('revision')} from "Revision" r where r.id = c.made)`,
  },
  revision: { id: `'revision_' || r.id`, summary: 'r.summary' },
  schedule: {
    id: `'schedule_' || a.id`,
    firstDay: '(select first from win)',
    lastDay: '(select last from win)',
    weeks: (object) =>
      `(select json_agg(${object('week')} order by w."weekStartDate") from "TrainingWeek" w, win where w."athleteId" = a.id and w."weekStartDate" between win.first and win.last)`,
  },
  week: {
    id: `'week_' || w.id`,
    weekNumber: 'w."weekNumber"',
    weekStartDate: 'w."weekStartDate"',
    weekEndDate: 'w."weekEndDate"',
    status: `case when w."weekEndDate" < (select today from day) then 'COMPLETED' when w."weekStartDate" > (select today from day) then 'UPCOMING' else 'IN_PROGRESS' end`,
    targetWeeklyHours: 'w."targetWeeklyHours"',
    plannedMinutes: `(select coalesce(sum(x.duration), 0) from "Workout" x where x."weekId" = w.id and x."workoutType" <> 'race')`,
    completedMinutes:
      '(select coalesce(sum(f."actualDuration"), 0) from "Workout" x join "WorkoutFeedback" f on f."workoutId" = x.id where x."weekId" = w.id)',
    phaseType: `upper(replace(w."phaseType", '-', '_'))`,
    kind: 'upper(w.kind)',
    proof: (object) =>
      `(select json_agg(${object('proof')} order by n) from jsonb_array_elements(w.proof) with ordinality as proofs(v, n))`,
    recordedBeside: (object) =>
      `coalesce((select json_agg(${object('beside')} order by y.day) from "Activity" y where y."athleteId" = w."athleteId" and y."workoutId" is null and y.day between w."weekStartDate" and w."weekEndDate"), '[]')`,
    workouts: (object) =>
      `coalesce((select json_agg(${object('workout')} order by x."scheduledDate", array_position(array['morning','midday','afternoon','evening'], x."timeOfDay"), x.id) from "Workout" x where x."weekId" = w.id), '[]')`,
  },
  beside: {
    activityId: `'activity_' || y.id`,
    date: 'y.day',
    recordedSport: 'upper(y.sport)',
    movingSec: 'y."movingSec"',
  },
  proof: {
    code: `v->'rule'`,
    kind: `coalesce(upper(v->>'kind'), 'LIMIT')`,
    constraint: `v->'constraint'`,
    limit: `v->'limit'`,
    value: `v->'value'`,
    holds: `v->'holds'`,
    // what the weeks prove is as it was planned
    excess: '0',
    workoutId: 'null',
    brokenCause: 'null',
    brokenBy: 'null',
  },
  workout: {
    id: `'workout_' || x.id`,
    workoutType: 'upper(x."workoutType")',
    status: 'upper(x.status)',
    madeBy: 'upper(x."madeBy")',
    timeOfDay: 'upper(x."timeOfDay")',
    dayOfWeek: `upper(trim(to_char(x."scheduledDate", 'day')))`,
    ...Object.fromEntries(
      ['description', 'scheduledDate', 'duration', 'tss', 'intensity', 'locked', 'isHard', 'isLong', 'version'].map(
        (name) => [name, `x."${name}"`],
      ),
    ),
    feedback: (object) => `(select ${object('feedback')} from "WorkoutFeedback" f where f."workoutId" = x.id)`,
  },
  feedback: {
    id: `'feedback_' || f.id`,
    completionStatus: 'upper(f."completionStatus")',
    actualDuration: 'f."actualDuration"',
    reasonForSkip: 'upper(f."reasonForSkip")',
  },
  seasonPlan: { id: `'plan_' || p.id`, replan: 'null' },
  illness: { from: 'i."fromDate"', wellOn: 'i."wellOn"', mild: 'i.mild', symptoms: 'i.symptoms' },
  preferences: {
    unavailableDays: `(select coalesce(json_agg(upper(d)), '[]') from unnest(t."unavailableDays") d)`,
    blackoutDates: (object) =>
      `(select coalesce(json_agg(${object('blackout')} order by n), '[]') from jsonb_array_elements(t."blackoutDates") with ordinality as dates(b, n))`,
    maxMinutesByDay: (object) =>
      `(select coalesce(json_agg(${object('minutes')}), '[]') from jsonb_each(t."maxMinutesByDay") m)`,
  },
  blackout: { from: `b->'from'`, to: `b->'to'`, label: `b->'label'`, mostMinutes: `b->'mostMinutes'` },
  minutes: { day: 'upper(m.key)', minutes: 'm.value' },
};

/** The statement that answers the client's own question of that name: it asks for what the page asks for, no more and no less. */
function statementFor(name) {
  const texts = Object.values(JSON.parse(readFileSync('web/persisted.json', 'utf8')));
  const { definitions } = parse(texts.find((text) => text.startsWith(`query ${name} `)));
  const fragments = new Map(
    definitions.filter(({ kind }) => kind === 'FragmentDefinition').map((each) => [each.name.value, each]),
  );
  const flat = ({ selections }) =>
    selections.flatMap((each) =>
      each.kind === 'FragmentSpread' ? flat(fragments.get(each.name.value).selectionSet) : [each],
    );
  const objectOf = (type, sets) => {
    const asked = new Map();
    for (const field of sets.flatMap(flat))
      asked.set(field.name.value, [...(asked.get(field.name.value) ?? []), field]);
    const parts = [...asked].map(([field, nodes]) => {
      const known = FIELDS[type][field];
      if (known === undefined)
        throw new Error(
          `bench/bareServer.mjs does not know ${type}.${field}, which ${name} asks for: add what it is in SQL.`,
        );
      return `'${field}', ${
        typeof known === 'string'
          ? known
          : known((other) =>
              objectOf(
                other,
                nodes.map(({ selectionSet }) => selectionSet),
              ),
            )
      }`;
    });
    return `json_build_object(${parts.join(', ')})`;
  };
  const [{ selectionSet }] = definitions;
  return `
with me as (${SESSION}),
day as (select (($2::timestamptz at time zone me."timeZone")::date) as today from me),
win as (select date_trunc('week', today)::date as first, (date_trunc('week', today) + interval '27 days')::date as last from day)
select json_build_object('data', json_build_object('viewer', ${objectOf(
    'viewer',
    flat(selectionSet).map((viewer) => viewer.selectionSet),
  )}))::text as body`;
}
const SCHEDULE = statementFor('SchedulePageQuery');

/** One transaction that writes what the product writes for a move: workout, revision number, revision. */
async function move(idHash, { workoutId, newDate }) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const {
      rows: [me],
    } = await client.query({ name: 'me', text: `${SESSION} for update of a`, values: [idHash, new Date()] });
    const uuid = workoutId.slice('workout_'.length);
    const {
      rows: [moved],
    } = await client.query({
      name: 'move',
      text: `update "Workout" set "scheduledDate" = $3, locked = true, version = version + 1, "updatedAt" = now()
        where id = $2 and "athleteId" = $1 and status = 'scheduled' returning *`,
      values: [me.id, uuid, newDate],
    });
    const {
      rows: [{ number }],
    } = await client.query({
      name: 'number',
      text: 'update "Athlete" set "scheduleRevision" = "scheduleRevision" + 1 where id = $1 returning "scheduleRevision" as number',
      values: [me.id],
    });
    await client.query({
      name: 'revision',
      text: `insert into "Revision" (id, "athleteId", number, "actorRole", cause, summary, changes) values ($1, $2, $3, 'athlete', 'move', 'Moved.', $4)`,
      values: [
        randomUUID(),
        me.id,
        number,
        JSON.stringify({ workouts: [{ id: uuid, before: moved, after: moved }], weeks: [] }),
      ],
    });
    await client.query('commit');
    return { version: moved.version };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const read = (request) =>
  new Promise((resolve) => {
    const parts = [];
    request.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts).toString()));
  });

createServer(async (request, response) => {
  try {
    const body = JSON.parse(await read(request));
    const sid = /(?:^|; )(?:__Host-)?sid=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const secret = decodeURIComponent(sid).replace(/^s:/, '').split('.')[0];
    const idHash = createHash('sha256').update(secret).digest('hex');
    const text =
      body.act === 'move'
        ? JSON.stringify(await move(idHash, body))
        : (await pool.query({ name: 'schedule', text: SCHEDULE, values: [idHash, new Date()] })).rows[0].body;
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) })
      .end(text);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(0, '127.0.0.1', function ready() {
  console.log(`Ready on http://127.0.0.1:${this.address().port}`);
});
