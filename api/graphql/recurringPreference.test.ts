import type { Viewer } from '../domain/kernel/access.ts';
import { requestAdjustment } from '../domain/adapt/adjustment.ts';
import { applyAdjustment } from '../domain/adapt/applyAdjustment.ts';
import { undoScheduleChange } from '../domain/schedule/undo.ts';
import { setUpDeps } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import { aScheduledAthlete } from '../test/schedules.ts';

const clock = { now: new Date() };

const deps = setUpDeps(clock);

const WISHES = '{ viewer { athlete { standingChanges { id request changes since untilDate } } } }';
const FORGET =
  'mutation ($input: ForgetStandingChangeInput!) { forgetStandingChange(input: $input) { athlete { standingChanges { id } } revision { id summary } } }';
const wishes = async (viewer: Viewer) => (await ask(deps, viewer, WISHES)).data.viewer.athlete.standingChanges;

test('a lasting wish is told in words with the day it was asked for, forgotten, and brought back as it was', async () => {
  clock.now = new Date('2026-11-23T06:00:00Z');
  const viewer = await aScheduledAthlete(deps);
  const { id } = await requestAdjustment(deps, viewer, { request: 'at most 20 minutes on Wednesdays' });
  await applyAdjustment(deps, viewer, id, { scope: 'all-future' });
  const [wish, ...others] = await wishes(viewer);
  expect(others).toEqual([]);
  expect(wish).toMatchObject({ request: 'at most 20 minutes on Wednesdays', since: '2026-11-23', untilDate: null });
  expect(wish.changes.length).toBeGreaterThan(0);
  for (const change of wish.changes) expect(change).toMatch(/Wednesday/);

  clock.now = new Date('2026-11-25T06:00:00Z');
  const forgotten = (await ask(deps, viewer, FORGET, { input: { standingChangeId: wish.id } })).data
    .forgetStandingChange;
  expect(forgotten).toMatchObject({
    athlete: { standingChanges: [] },
    revision: { summary: 'No longer in every week: at most 20 minutes on Wednesdays' },
  });
  const { id: revisionId } = await deps.db.revision.findFirstOrThrow({
    where: { athleteId: viewer.athleteId },
    orderBy: { number: 'desc' },
  });
  await undoScheduleChange(deps, viewer, viewer.athleteId, revisionId);
  expect(await wishes(viewer)).toEqual([wish]);
});
