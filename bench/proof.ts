import pg from 'pg';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays } from '../api/core/calendar/calendar.ts';
import { weekProofs } from '../api/core/week/weekProof.ts';
import { createClient } from '../api/db/client.ts';
import { startEmbedded } from '../api/db/embedded.ts';
import { migrate } from '../api/db/migrate.ts';
import { readLimits, readProved } from '../api/domain/planning/weekProof.ts';
import { readSchedule } from '../api/domain/schedule/schedule.ts';
import { rescheduleWorkout } from '../api/domain/schedule/workout.ts';
import { testDeps } from '../api/test/app.ts';
import { aScheduledAthlete } from '../api/test/schedules.ts';
import { FROZEN_NOW } from '../e2e/server.ts';
import { median, report, size } from './table.ts';

const ROUNDS = size(40);
const CORE_ROUNDS = size(400);
/** Milliseconds that four weeks may take in the core. */
const MOST = 1;

/** Milliseconds, and milliseconds of this process: a machine that others use too says less of the first. */
async function timed(act: () => unknown): Promise<{ whole: number; own: number }> {
  const cpu = process.cpuUsage();
  const began = performance.now();
  await act();
  const whole = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  return { whole, own: (user + system) / 1000 };
}

/** With the statements that the database is asked meanwhile. */
async function counted<T extends object>(act: () => Promise<T>): Promise<T & { statements: number }> {
  const { query } = pg.Client.prototype;
  let statements = 0;
  pg.Client.prototype.query = function asked(this: pg.Client, ...given: unknown[]) {
    statements += 1;
    return Reflect.apply(query, this, given) as never;
  };
  try {
    return { ...(await act()), statements };
  } finally {
    pg.Client.prototype.query = query;
  }
}

/** What the limits of four weeks cost: in the core, and read after a change. */
export async function proof(): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'evenpace-proof-'));
  const database = await startEmbedded(path.join(scratch, 'database'), { say: () => {} });
  const url = database.url('postgres');
  await migrate(url);
  const db = createClient(url);
  const deps = testDeps(db, FROZEN_NOW);
  try {
    const viewer = await aScheduledAthlete(deps);
    const ids = [viewer.athleteId];
    const { weeks } = (await readSchedule(deps, viewer, viewer.athleteId))!;
    const long = weeks[1]!.workouts.find(({ isLong }) => isLong)!;
    const place = async (n: number) => {
      const newDate = addDays(weeks[1]!.weekStartDate, n);
      await rescheduleWorkout(deps, viewer, long.id, { newDate, newDayOfWeek: n === 0 ? 'monday' : 'saturday' });
    };
    const kinds = { broken: 0, kept: 5 };
    const first = { broken: [] as number[], kept: [] as number[] };
    const own = { broken: [] as number[], kept: [] as number[] };
    const again: number[] = [];
    const sent = { broken: 0, kept: 0 };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [kind, day] of Object.entries(kinds) as ['broken' | 'kept', number][]) {
        await place(day);
        const cost = await counted(() => timed(() => readLimits(deps, weeks)));
        sent[kind] = cost.statements;
        first[kind].push(cost.whole);
        own[kind].push(cost.own);
        again.push((await timed(() => readLimits(deps, weeks))).whole);
      }
    const { schedule } = (await readProved(deps, ids)).get(viewer.athleteId)!;
    const asked = schedule.weeks.map(({ weekStartDate, proof: planned }) => ({ monday: weekStartDate, planned }));
    const core: number[] = [];
    for (let round = 0; round < CORE_ROUNDS; round += 1)
      core.push((await timed(() => weekProofs(schedule.context, schedule.workouts, asked))).whole);
    const inCore = median(core.slice(CORE_ROUNDS / 2));
    report('Proof', [
      { name: 'four weeks in the core', value: inCore, unit: 'ms', target: `at most ${MOST}`, holds: inCore <= MOST },
      { name: 'read after a change, all limits kept', value: median(first.kept), unit: 'ms' },
      { name: '… of it in this process', value: median(own.kept), unit: 'ms' },
      { name: 'read after a change, limits broken', value: median(first.broken), unit: 'ms' },
      { name: '… of it in this process', value: median(own.broken), unit: 'ms' },
      { name: 'statements after a change, all limits kept', value: sent.kept, unit: '' },
      { name: '… limits broken', value: sent.broken, unit: '' },
      { name: 'read again', value: median(again), unit: 'ms' },
    ]);
  } finally {
    await db.$disconnect();
    await database.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
