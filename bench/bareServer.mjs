// The practical limit: bare Node and pg, one hand-written statement each, the same answers and rows as the product.
// node bench/bareServer.mjs DATABASE_URL; prints its address. It signs in by the product's own session cookie.
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 16 });

const SESSION = `
  select a.id, u."timeZone" from "Session" s join "Athlete" a on a."userId" = s."userId" join "User" u on u.id = s."userId"
  where s."idHash" = $1 and s."expiresAt" > $2 and s."absoluteExpiresAt" > $2`;

const SCHEDULE = `
with me as (${SESSION}),
day as (select (($2::timestamptz at time zone me."timeZone")::date) as today from me),
win as (select date_trunc('week', today)::date as first, (date_trunc('week', today) + interval '27 days')::date as last from day)
select json_build_object('data', json_build_object('viewer', json_build_object('athlete', (
  select json_build_object(
    'id', 'athlete_' || a.id, 'firstName', a."firstName", 'lastName', a."lastName", 'today', (select today from day),
    'scheduleRevision', a."scheduleRevision",
    'schedule', json_build_object('firstDay', (select first from win), 'lastDay', (select last from win), 'weeks', (
      select json_agg(json_build_object(
        'id', 'week_' || w.id, 'weekStartDate', w."weekStartDate", 'weekEndDate', w."weekEndDate",
        'workouts', coalesce((select json_agg(json_build_object(
          'id', 'workout_' || x.id, 'description', x.description, 'workoutType', upper(x."workoutType"), 'scheduledDate', x."scheduledDate",
          'duration', x.duration, 'tss', x.tss, 'intensity', x.intensity, 'status', upper(x.status), 'locked', x.locked,
          'isHard', x."isHard", 'isLong', x."isLong", 'version', x.version,
          'feedback', (select json_build_object('completionStatus', upper(f."completionStatus"), 'actualDuration', f."actualDuration",
            'reasonForSkip', upper(f."reasonForSkip"), 'id', 'feedback_' || f.id) from "WorkoutFeedback" f where f."workoutId" = x.id))
          order by x."scheduledDate", array_position(array['morning','midday','afternoon','evening'], x."timeOfDay"), x.id)
          from "Workout" x where x."weekId" = w.id), '[]'),
        'weekNumber', w."weekNumber",
        'status', case when w."weekEndDate" < (select today from day) then 'COMPLETED' when w."weekStartDate" > (select today from day) then 'UPCOMING' else 'IN_PROGRESS' end,
        'targetWeeklyHours', w."targetWeeklyHours",
        'plannedMinutes', (select coalesce(sum(x.duration), 0) from "Workout" x where x."weekId" = w.id and x."workoutType" <> 'race'),
        'completedMinutes', (select coalesce(sum(f."actualDuration"), 0) from "Workout" x join "WorkoutFeedback" f on f."workoutId" = x.id where x."weekId" = w.id),
        'phaseType', upper(replace(w."phaseType", '-', '_')), 'kind', upper(w.kind), 'proof', w.proof)
        order by w."weekStartDate")
      from "TrainingWeek" w, win where w."athleteId" = a.id and w."weekStartDate" between win.first and win.last)),
    'seasonPlan', (select json_build_object('id', 'plan_' || p.id) from "SeasonPlan" p where p."athleteId" = a.id),
    'illness', (select json_build_object('from', i."fromDate", 'wellOn', i."wellOn", 'mild', i.mild, 'symptoms', i.symptoms)
      from "IllnessReport" i where i."athleteId" = a.id order by i."fromDate" desc limit 1),
    'preferences', (select json_build_object(
      'unavailableDays', (select coalesce(json_agg(upper(d)), '[]') from unnest(t."unavailableDays") d),
      'maxMinutesByDay', (select coalesce(json_agg(json_build_object('day', upper(key), 'minutes', value)), '[]') from jsonb_each(t."maxMinutesByDay")))
      from "TrainingPreferences" t where t."athleteId" = a.id))
  from "Athlete" a join me on me.id = a.id))))::text as body`;

/** One transaction that writes what the product writes for a move: workout, revision number, revision. */
async function move(idHash, { workoutId, newDate }) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows: [me] } = await client.query({ name: 'me', text: `${SESSION} for update of a`, values: [idHash, new Date()] });
    const uuid = workoutId.slice('workout_'.length);
    const { rows: [moved] } = await client.query({
      name: 'move',
      text: `update "Workout" set "scheduledDate" = $3, locked = true, version = version + 1, "updatedAt" = now()
        where id = $2 and "athleteId" = $1 and status = 'scheduled' returning *`,
      values: [me.id, uuid, newDate],
    });
    const { rows: [{ number }] } = await client.query({
      name: 'number',
      text: 'update "Athlete" set "scheduleRevision" = "scheduleRevision" + 1 where id = $1 returning "scheduleRevision" as number',
      values: [me.id],
    });
    await client.query({
      name: 'revision',
      text: `insert into "Revision" (id, "athleteId", number, "actorRole", cause, summary, changes) values ($1, $2, $3, 'athlete', 'move', 'Moved.', $4)`,
      values: [randomUUID(), me.id, number, JSON.stringify({ workouts: [{ id: uuid, before: moved, after: moved }], weeks: [] })],
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
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) }).end(text);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(0, '127.0.0.1', function ready() {
  console.log(`Ready on http://127.0.0.1:${this.address().port}`);
});
