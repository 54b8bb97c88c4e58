import { setUpDeps } from '../../test/app.ts';
import { anAthlete } from '../../test/builders.ts';
import { brokenSchedules } from '../../test/invariants.ts';
import { aScheduledAthlete, workoutsOf } from '../../test/schedules.ts';
import type { Viewer } from '../kernel/access.ts';
import { requestAdjustment } from '../adapt/adjustment.ts';
import { applyAdjustment } from '../adapt/applyAdjustment.ts';
import { submitCheckIn } from '../adapt/checkIn.ts';
import { undoScheduleChange } from '../schedule/undo.ts';
import { updateProfile } from './profile.ts';

const TODAY = '2026-11-20';
const deps = setUpDeps(`${TODAY}T12:00:00Z`);

const onFile = async ({ athleteId }: Viewer) =>
  (await deps.db.injury.findMany({ where: { athleteId }, orderBy: { affectedArea: 'asc' } })).map(
    ({ affectedArea, dateOccurred, isRecovered }) =>
      `${affectedArea} ${dateOccurred?.toISOString().slice(0, 10)}${isRecovered ? ' over' : ''}`,
  );
const ahead = async (viewer: Viewer) =>
  (await workoutsOf(deps, viewer)).filter(
    ({ workoutType, scheduledDate }) => workoutType !== 'race' && scheduledDate >= TODAY,
  );
/** Above easy; a brick without race effort counts as easy. */
const hardAhead = async (viewer: Viewer) =>
  (await ahead(viewer)).filter(
    ({ intensity, workoutType }) =>
      !['strength', 'brick'].includes(workoutType) && !['easy', 'recovery'].includes(intensity),
  );

test('a check-in that tells of a pregnancy eases the plan at once, and says whom to see', async () => {
  const viewer = await aScheduledAthlete(deps);
  expect(await hardAhead(viewer)).not.toEqual([]);
  const { adaptation } = await submitCheckIn(deps, viewer, { mood: 6, notes: 'I just found out that I am pregnant.' });
  expect(adaptation!.advice[0]).toMatchObject({ code: 'SEE_A_DOCTOR', text: expect.stringContaining('midwife') });
  expect(await onFile(viewer)).toEqual(['pregnancy 2026-11-20']);
  expect(await hardAhead(viewer)).toEqual([]);
  expect(await brokenSchedules(deps.db)).toEqual([]);
  // told again, it is no news
  const again = await submitCheckIn(deps, viewer, { mood: 6, notes: 'I am pregnant, as you know.' });
  expect(again.adaptation!.advice.map(({ code }) => code)).not.toContain('SEE_A_DOCTOR');
  expect(await onFile(viewer)).toEqual(['pregnancy 2026-11-20']);
});

test.each([
  ['I am pregnant.', 'pregnancy', 'doctor or midwife'],
  ['Chest pain on the last climb.', 'heart condition', 'doctor'],
])('a check-in without a schedule that says “%s” is answered, too', async (notes, area, who) => {
  const viewer = await anAthlete(deps);
  const { adaptation } = await submitCheckIn(deps, viewer, { mood: 6, notes });
  expect(adaptation).toMatchObject({
    changes: [],
    revision: null,
    advice: [{ code: 'SEE_A_DOCTOR', text: expect.stringContaining(`Please see your ${who}`) }],
  });
  expect(await onFile(viewer)).toEqual([`${area} 2026-11-20`]);
  expect((await submitCheckIn(deps, viewer, { mood: 6, notes: 'All well.' })).adaptation).toBeNull();
});

test('said in the chat, a birth is kept with its day and eases the plan, and who is cleared says so in the same way', async () => {
  const viewer = await aScheduledAthlete(deps);
  expect(await hardAhead(viewer)).not.toEqual([]);
  const say = async (request: string) => {
    const suggestion = (await requestAdjustment(deps, viewer, { request })) as { id: string; explanation: string };
    await applyAdjustment(deps, viewer, suggestion.id, { scope: 'this-week' });
    return suggestion.explanation;
  };
  expect(await say('I gave birth on 3 November')).toContain('Please see your doctor or midwife');
  expect(await onFile(viewer)).toEqual(['childbirth 2026-11-03']);
  expect(await hardAhead(viewer)).toEqual([]);
  expect(await say('My midwife says I am cleared to run')).toContain('Good to hear.');
  expect(await onFile(viewer)).toEqual(['childbirth 2026-11-03 over']);
  expect(await brokenSchedules(deps.db)).toEqual([]);
});

test('constraints that tell of a heart and a birth are kept with the injuries, dated as they were said', async () => {
  const viewer = await aScheduledAthlete(deps);
  const adaptation = await updateProfile(deps, viewer, {
    trainingPreferences: { schedulingConstraints: 'I have a heart condition. I had a baby in September.' },
  });
  expect(adaptation!.changes.map(({ reasonCode }) => reasonCode)).toContain('INJURY_RULE');
  expect(await onFile(viewer)).toEqual(['childbirth 2026-09-30', 'heart condition 2026-11-20']);
  expect(await hardAhead(viewer)).toEqual([]);
  expect(
    (await ahead(viewer)).filter(({ workoutType }) => workoutType === 'run').map(({ description }) => description),
  ).toEqual(expect.not.arrayContaining(['Easy run']));
});

test('told in the onboarding, the first plan knows of it', async () => {
  const viewer = await aScheduledAthlete(deps, {
    trainingPreferences: { schedulingConstraints: 'I gave birth 2 weeks ago.' },
  });
  expect(await onFile(viewer)).toEqual(['childbirth 2026-11-06']);
  const workouts = (await ahead(viewer)).filter(({ scheduledDate }) => scheduledDate < '2026-12-04');
  expect(workouts).not.toEqual([]);
  expect(new Set(workouts.map(({ workoutType, description }) => `${workoutType}: ${description}`))).toEqual(
    new Set(['run: Walk', 'strength: Pelvic floor and core 2 × 8']),
  );
  // the middle of the fourth week is the last that is planned as one of the first
  expect(Math.max(...workouts.map(({ duration }) => duration))).toBeLessThanOrEqual(45);
});

describe('told when weeks are planned already', () => {
  const MONDAY = '2026-11-23';
  const told: Readonly<Record<string, (viewer: Viewer) => Promise<unknown>>> = {
    'in the profile': (viewer) =>
      updateProfile(deps, viewer, {
        injuries: [{ injuryType: 'reported', affectedArea: 'pregnancy', dateOccurred: TODAY, isRecovered: false }],
      }),
    'in words': async (viewer) => {
      const { id, explanation, changes } = await requestAdjustment(deps, viewer, { request: 'I am pregnant' });
      expect(explanation).toContain('The weeks from Monday 23 November are planned anew, with nothing hard in them.');
      expect(changes.filter(({ fromDate }) => fromDate! >= MONDAY)).toEqual([]);
      await applyAdjustment(deps, viewer, id, { scope: 'this-week' });
    },
  };

  test.each(Object.entries(told))(
    'a pregnancy makes weeks of its own, told %s, and undo takes it back',
    async (_, tell) => {
      const viewer = await aScheduledAthlete(deps);
      const before = await ahead(viewer);
      await tell(viewer);
      const later = (await ahead(viewer)).filter(({ scheduledDate }) => scheduledDate >= MONDAY);
      // no hard workouts made easy under the names that they had, but weeks made with it in mind
      expect(later.length).toBeGreaterThan(0);
      for (const { reasons } of later) {
        expect(reasons.map(({ code }) => code)).toContain('INJURY_CARE');
        expect(reasons.map(({ code }) => code)).not.toContain('INJURY_RULE');
      }
      expect(await hardAhead(viewer)).toEqual([]);
      expect(await brokenSchedules(deps.db)).toEqual([]);
      await undoScheduleChange(deps, viewer, viewer.athleteId);
      const bare = ({ version: _version, ...workout }: (typeof before)[number]) => workout;
      expect((await ahead(viewer)).map(bare)).toEqual(before.map(bare));
      expect(await onFile(viewer)).toEqual([]);
    },
  );
});
