import { planningContextOf, type ScheduledWorkout } from '../../rules/context.ts';
import type { Intensity } from '../../codes/workout.ts';
import { DAYS, dayOf, LIMITS, made } from '../../../test/core/madeWeeks.ts';
import { weekOf } from '../../../test/core/weekInWords.ts';
import {
  adaptationDraftOf,
  capMinutes,
  changesOfDraft,
  draftForRule,
  easeTo,
  isHardGone,
  isUntouched,
  limitHard,
  plannedHardDays,
  remove,
  type Slot,
  spanOf,
} from './adaptationDraft.ts';

// What may become of one workout, and which days of a week stay hard.

const cause = { reasonCode: 'BREAK', source: 'rule', inputs: {} } as const;
const WEEK = spanOf(dayOf('mon'), 7);
const context = planningContextOf(LIMITS);
const onWednesday = planningContextOf({ ...LIMITS, today: dayOf('wed') });
const draftOf = (week: string, gone = '', within = context) => {
  const removed = gone === '' ? [] : made(weekOf(gone)).map((each) => ({ ...each, removedBy: 'TIRED' as const }));
  return adaptationDraftOf(made(weekOf(week)), removed, within);
};
const slotOf = (week: string): Slot => draftOf(week).slots[0]!;

test.each<readonly [name: string, workout: string, most: number, minutes: number, keep: boolean]>([
  ['is cut', 'tue run 60', 45, 45, false],
  ['gives whole steps of five minutes', 'tue run 60', 44, 40, false],
  ['gives a part of a minute as a whole step', 'tue run 60', 59.9, 55, false],
  ['stays where it is no longer', 'tue run 60', 60, 60, false],
  ['is never made longer', 'tue run 60', 90, 60, false],
  ['has a least length', 'tue run 60', 20, 20, false],
  ['is left out below it', 'tue run 60', 19.9, 0, false],
  ['is kept at it where it must not go', 'tue run 60', 10, 20, true],
  ['that is shorter yet is left out too', 'tue run 15', 14, 0, false],
  ['that is shorter yet may be kept as it is', 'tue run 15', 10, 15, true],
  ['that is done stays', 'tue run 60 done', 30, 60, false],
  ['that somebody placed stays', 'tue run 60 locked', 30, 60, false],
])('a workout with a cap %s', (_, workout, most, minutes, keep) => {
  const slot = slotOf(workout);
  capMinutes(slot, most, cause, keep);
  expect(slot.removed ? 0 : slot.minutes).toBe(minutes);
  const isCut = minutes > 0 && minutes < slot.workout.duration;
  expect(slot.why).toEqual({ ...(isCut && { minutes: cause }), ...(minutes === 0 && { removed: cause }) });
});

test('what has been left out is neither cut nor eased any more, and what is fixed is not left out', () => {
  const gone = slotOf('tue run 60 hard');
  remove(gone, cause);
  capMinutes(gone, 30, { ...cause, reasonCode: 'TRAVEL' });
  easeTo(gone, 'easy', { ...cause, reasonCode: 'TRAVEL' });
  remove(gone, { ...cause, reasonCode: 'TRAVEL' });
  expect(gone).toMatchObject({ minutes: 60, intensity: 'threshold', removed: true });
  expect(gone.why).toEqual({ removed: cause });
  const done = slotOf('tue run 60 done');
  remove(done, cause);
  expect(done).toMatchObject({ removed: false, why: {} });
});

test.each<readonly [type: string, from: Intensity, to: Intensity, becomes: Intensity]>([
  ['run', 'vo2max', 'threshold', 'threshold'],
  ['run', 'threshold', 'easy', 'easy'],
  ['run', 'moderate', 'easy', 'easy'],
  ['run', 'easy', 'recovery', 'recovery'],
  ['run', 'easy', 'threshold', 'easy'],
  ['run', 'easy', 'easy', 'easy'],
  ['brick', 'race-pace', 'easy', 'easy'],
  ['brick', 'race-pace', 'recovery', 'easy'],
  // it is as easy as a brick can be
  ['brick', 'moderate', 'easy', 'moderate'],
  ['brick', 'easy', 'recovery', 'easy'],
  ['strength', 'moderate', 'easy', 'easy'],
  ['strength', 'moderate', 'recovery', 'easy'],
  ['strength', 'easy', 'recovery', 'easy'],
  ['race', 'race', 'easy', 'race'],
])('a %s at %s eased to %s becomes %s', (type, from, to, becomes) => {
  const [workout] = made(weekOf(`tue ${type} 60`));
  const [slot] = adaptationDraftOf([{ ...workout!, intensity: from }], [], context).slots;
  easeTo(slot!, to, cause);
  expect(slot!.intensity).toBe(becomes);
  expect(slot!.why).toEqual(from === becomes ? {} : { intensity: cause });
});

test('another sport is eased as that sport is', () => {
  const slot = slotOf('tue run 60 hard');
  slot.instead = { workoutType: 'strength', cause };
  easeTo(slot, 'recovery', cause);
  expect(slot.intensity).toBe('easy');
});

test.each<readonly [name: string, week: string, most: number, eased: readonly string[]]>([
  ['the later ones become easy', 'sat run 50 hard, wed run 50 hard, thu run 50 hard', 1, ['thu', 'sat']],
  ['none may stay', 'wed run 50 hard, thu run 50 hard', 0, ['wed', 'thu']],
  ['as many as there are may', 'wed run 50 hard, thu run 50 hard', 2, []],
  ['two on one day are one hard day', 'thu run 50 hard, thu swim 40 hard, sat run 50 hard', 1, ['sat']],
  ['both of a day become easy', 'wed run 50 hard, sat run 50 hard, sat swim 40 hard', 1, ['sat', 'sat']],
  ['what is done counts', 'tue run 50 hard done, thu run 50 hard', 1, ['thu']],
  ['more done than may be', 'mon run 50 hard done, tue run 50 hard done, thu run 50 hard', 1, ['thu']],
  ['beside what is done more goes', 'tue run 50 hard done, tue swim 40 hard, thu run 50 hard', 2, []],
  ['what was skipped does not count', 'wed run 50 hard skipped, thu run 50 hard', 1, []],
  ['a race does not', 'wed race 50 hard, thu run 50 hard', 1, []],
  ['an easy one does not', 'wed run 50, thu run 50 hard', 1, []],
  ['another week does not', 'thu run 50 hard, wed run 50 hard later', 1, []],
])('so many hard days a week: %s', (_, week, most, eased) => {
  const draft = draftOf(week, '', onWednesday);
  limitHard(draft, WEEK, most, cause);
  const easy = draft.slots.filter(({ why }) => why.intensity !== undefined);
  expect(easy.map(({ workout }) => DAYS.find((day) => dayOf(day) === workout.scheduledDate))).toEqual(eased);
  expect(easy.every(({ intensity }) => intensity === 'easy')).toBe(true);
});

test.each<readonly [name: string, week: string, gone: string, days: number, isGone: boolean]>([
  ['those that stand', 'tue run 50 hard, wed run 50, thu run 50 hard', '', 2, false],
  ['two on one day once', 'tue run 50 hard, tue swim 50 hard', '', 1, false],
  ['what was hard', 'tue run 50 gentle', '', 1, false],
  ['no race', 'tue race 50 hard', '', 0, false],
  ['what was left out', 'tue run 50', 'wed run 50 hard', 1, true],
  ['what was hard before it was left out', 'tue run 50', 'wed run 50 gentle', 1, true],
  ['nothing easy that was left out', 'tue run 50', 'wed run 50', 0, false],
  ['no other week', 'tue run 50 hard later', 'wed run 50 hard later', 0, false],
])('hard days that the plan had: %s', (_, week, gone, days, isGone) => {
  const draft = draftOf(week, gone);
  expect(plannedHardDays(draft, WEEK)).toBe(days);
  expect(isHardGone(draft, WEEK)).toBe(isGone);
});

const reason = (source: 'rule' | 'athlete' | 'coach', inputs: Record<string, string>): Partial<ScheduledWorkout> => ({
  reasons: [{ code: 'REQUEST', text: '', source, inputs }],
});
const asItIs = () => {};
test.each<readonly [name: string, isUntouched: boolean, over: Partial<ScheduledWorkout>, change: (slot: Slot) => void]>(
  [
    ['as planned', true, {}, asItIs],
    ['planned for a reason', true, reason('rule', {}), asItIs],
    ['changed by a rule before', false, reason('rule', { op: 'resize' }), asItIs],
    ['changed by the athlete', true, reason('athlete', { op: 'resize' }), asItIs],
    ['changed by a coach', true, reason('coach', { op: 'resize' }), asItIs],
    ['cut now', false, {}, (slot) => capMinutes(slot, 30, cause)],
    ['eased now', false, {}, (slot) => easeTo(slot, 'recovery', cause)],
    ['left out now', false, {}, (slot) => remove(slot, cause)],
    [
      'another sport now',
      false,
      {},
      (slot) => {
        slot.instead = { workoutType: 'swim', cause };
      },
    ],
  ],
)('is a week untouched whose workout is %s: %s', (_, expected, over, change) => {
  const [own, next] = made(weekOf('tue run 60, tue run 60 later'));
  const draft = adaptationDraftOf([{ ...own!, ...over }, next!], [], context);
  change(draft.slots[0]!);
  expect(isUntouched(draft, WEEK)).toBe(expected);
  expect(isUntouched(draft, spanOf(dayOf('mon', 1), 7))).toBe(true);
});

test('a week from which something was taken before is not untouched', () => {
  expect(isUntouched(draftOf('tue run 60', 'wed run 30'), WEEK)).toBe(false);
  expect(isUntouched(draftOf('tue run 60', 'wed run 30 later'), WEEK)).toBe(true);
});

test('a rule that may change nothing works on a draft that is thrown away', () => {
  const draft = draftOf('tue run 60 hard');
  expect(draftForRule(draft, true)).toBe(draft);
  const [slot] = draftForRule(draft, false).slots;
  capMinutes(slot!, 30, cause);
  easeTo(slot!, 'easy', cause);
  expect(slot).toMatchObject({ minutes: 30, intensity: 'easy' });
  expect(draft.slots[0]).toMatchObject({ minutes: 60, intensity: 'threshold', why: {} });
});

test('workouts are looked at by day, then by name', () => {
  const { slots } = draftOf('thu run 30, tue swim 30, tue bike 30');
  expect(slots.map(({ workout }) => workout.id)).toEqual(['tue-bike-2', 'tue-swim-1', 'thu-run-0']);
});

const because = (reasonCode: 'BREAK' | 'TRAVEL' | 'ILLNESS') => ({ ...cause, reasonCode });
test.each<readonly [name: string, change: (slot: Slot) => void, changes: readonly object[]]>([
  ['nothing', () => {}, []],
  [
    'left out, whatever else',
    (slot) => {
      capMinutes(slot, 30, because('TRAVEL'));
      slot.instead = { workoutType: 'swim', cause: because('TRAVEL') };
      remove(slot, because('ILLNESS'));
    },
    [{ op: 'remove', workoutId: 'tue-run-0', reasonCode: 'ILLNESS' }],
  ],
  [
    'another sport',
    (slot) => {
      capMinutes(slot, 30, because('TRAVEL'));
      easeTo(slot, 'easy', because('TRAVEL'));
      slot.instead = { workoutType: 'swim', cause: because('BREAK') };
    },
    [{ op: 'replace', workoutType: 'swim', durationAfter: 30, intensityAfter: 'easy', reasonCode: 'BREAK' }],
  ],
  [
    'the place of a missed one',
    (slot) => {
      slot.becomes = { intensity: 'vo2max', cause: because('BREAK') };
    },
    [{ op: 'replace', workoutType: 'run', durationAfter: 60, intensityAfter: 'vo2max', reasonCode: 'BREAK' }],
  ],
  [
    'moved, eased and cut, each for its own reason',
    (slot) => {
      slot.movesTo = { day: dayOf('wed'), cause: because('BREAK') };
      easeTo(slot, 'easy', because('TRAVEL'));
      capMinutes(slot, 30, because('ILLNESS'));
    },
    [
      { op: 'move', toDate: dayOf('wed'), reasonCode: 'BREAK' },
      { op: 'ease', intensityBefore: 'threshold', intensityAfter: 'easy', reasonCode: 'TRAVEL' },
      { op: 'resize', durationBefore: 60, durationAfter: 30, reasonCode: 'ILLNESS' },
    ],
  ],
])('a workout as a change: %s', (_, change, changes) => {
  const draft = draftOf('tue run 60 hard');
  change(draft.slots[0]!);
  expect(changesOfDraft(draft)).toMatchObject(changes);
});
