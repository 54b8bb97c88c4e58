import type { Sport } from '../../codes/sport.ts';
import type { AthleteLimits } from '../../rules/athleteLimits.ts';
import type { WeekTarget } from '../../season/season.ts';
import { rulesFor } from '../../principles/active.ts';
import { injuryRestrictions } from '../../athlete/injuries.ts';
import { runner, running } from '../../../test/core/schedules.ts';
import { taughtBy } from '../../../test/core/underPrinciples.ts';
import type { WeekRules } from '../draft.ts';
import { applyPrinciples, isTakenFrom } from './applyPrinciples.ts';

const week: WeekTarget = {
  weekStartDate: '2027-02-15',
  weekEndDate: '2027-02-21',
  phaseType: 'base',
  kind: 'load',
  plannedHours: 5,
};

interface Case {
  limits?: Partial<AthleteLimits>;
  week?: Partial<WeekTarget>;
  /** The week without principles; left out: as long as with them. */
  untaught?: Partial<WeekTarget>;
  before?: Partial<Pick<WeekRules, 'largestBefore' | 'loadsBefore'>>;
  sports?: readonly Sport[];
  age?: number;
}

/** What a week is planned from under one principle: what became tighter, and whether the principle names the week. */
function under(taught: string, { age = 35, sports = ['running', 'cycling', 'strength'], ...more }: Case) {
  const input = running(runner({}, { age }));
  const target = { ...week, ...more.week };
  const limits = { hardDays: 3, restDays: 1, workoutsADay: 2, ...more.limits } as AthleteLimits;
  const rules = rulesFor(input.athlete, taughtBy(taught));
  const fired: WeekRules['fired'] = new Set();
  const basis = applyPrinciples(
    { raceType: 'marathon', sports, limits, restrictions: injuryRestrictions([]), raceEfforts: {} },
    target,
    { rules, fired, largestBefore: null, loadsBefore: 0, ...more.before } as WeekRules,
    { ...input, season: { ...input.season, weeksUntaught: [{ ...target, ...more.untaught }] } },
  );
  return { basis, named: fired.size };
}

test.each<[taught: string, limits: Partial<AthleteLimits>, become: Partial<AthleteLimits>, named: number]>([
  ['At least 3 rest days a week', { restDays: 2 }, { restDays: 3 }, 1],
  ['At least 3 rest days a week', { restDays: 3 }, { restDays: 3 }, 0],
  ['At most one session a day', { workoutsADay: 2 }, { workoutsADay: 1 }, 1],
  ['At most one session a day', { workoutsADay: 1 }, { workoutsADay: 1 }, 0],
  ['At most one run a day', { workoutsADay: 2 }, { workoutsADay: 2 }, 0],
  ['At most one hard session a day', { workoutsADay: 2 }, { workoutsADay: 2 }, 0],
  ['At most 1 hard session a week', { hardDays: 2 }, { hardDays: 1 }, 1],
  ['At most 1 hard session a week', { hardDays: 1 }, { hardDays: 1 }, 0],
  ['No hard sessions', { hardDays: 2 }, { hardDays: 0 }, 1],
  ['At most 1 hard run a week', { hardDays: 2 }, { hardDays: 2 }, 0],
  ['At most 1 long session a week', { hardDays: 2 }, { hardDays: 2 }, 0],
  ['At most 1 hard session every 2 weeks', { hardDays: 2 }, { hardDays: 2 }, 0],
])('"%s" makes of %j %j, and the week names %i principle', (taught, limits, become, named) => {
  const made = under(taught, { limits });
  expect(made.basis.limits).toEqual({ hardDays: 3, restDays: 1, workoutsADay: 2, ...become });
  expect(made.named).toBe(named);
});

test('limits keep all that a principle says nothing of', () => {
  const { limits } = under('At least 3 rest days a week', {
    limits: { level: 'veteran', hardRunSpacingDays: 3, currentRunMinutes: 90, isNewRunner: false },
  }).basis;
  expect(limits).toMatchObject({ level: 'veteran', hardRunSpacingDays: 3, currentRunMinutes: 90, isNewRunner: false });
});

const step = { kind: 'step' } as const;
test.each<[taught: string, why: string, one: Case, named: number]>([
  ['At most 5 hours a week', 'took an hour', { untaught: { plannedHours: 6 } }, 1],
  ['At most 5 hours a week', 'left the week as it was', {}, 0],
  ['At most 6 hours a week', 'allows more than is left', { untaught: { plannedHours: 7 } }, 0],
  [
    'At most 6 hours a week',
    'took what rounding shows',
    { week: { plannedHours: 5.99 }, untaught: { plannedHours: 7 } },
    1,
  ],
  [
    'Increase weekly volume by at most 4% per week',
    'holds the week to the growth',
    { week: { plannedHours: 5.2 }, untaught: { plannedHours: 6 }, before: { largestBefore: 5 } },
    1,
  ],
  [
    'Increase weekly volume by at most 4% per week',
    'would have let it grow further',
    { week: { plannedHours: 5.1 }, untaught: { plannedHours: 6 }, before: { largestBefore: 5 } },
    0,
  ],
  [
    'Increase weekly volume by at most 4% per week',
    'took nothing',
    { week: { plannedHours: 5.2 }, before: { largestBefore: 5 } },
    0,
  ],
  [
    'Increase weekly volume by at most 4% per week',
    'has nothing before to grow from',
    { week: { plannedHours: 5.2 }, untaught: { plannedHours: 6 } },
    0,
  ],
  [
    'Increase weekly volume by at most 4% per week',
    'is for loading weeks',
    { week: { kind: 'taper', plannedHours: 5.2 }, untaught: { plannedHours: 6 }, before: { largestBefore: 5 } },
    0,
  ],
  [
    'Every third week is a recovery week',
    'ends two weeks of load',
    { week: step, untaught: { kind: 'load' }, before: { loadsBefore: 2 } },
    1,
  ],
  [
    'Every third week is a recovery week',
    'ends one, as without it',
    { week: step, untaught: { kind: 'load' }, before: { loadsBefore: 1 } },
    0,
  ],
  [
    'Every third week is a recovery week',
    'is no doing where the week would step back',
    { week: step, before: { loadsBefore: 2 } },
    0,
  ],
  [
    'Every third week is a recovery week',
    'ends no week of load',
    { untaught: { plannedHours: 6 }, before: { loadsBefore: 2 } },
    0,
  ],
  [
    'Every third week is a recovery week',
    'is usual at 60',
    { age: 60, week: step, untaught: { kind: 'load' }, before: { loadsBefore: 2 } },
    0,
  ],
])('"%s" %s, in a week %j: %i principle is named', (taught, _, one, named) => {
  expect(under(taught, one).named).toBe(named);
});

test.each<[taught: string, one: Case, sports: readonly Sport[], named: number]>([
  ['No running', {}, ['cycling', 'strength'], 1],
  ['No running', { week: { plannedHours: 2.9 } }, ['cycling', 'strength'], 1],
  ['No cycling', { sports: ['running'] }, ['running'], 0],
  ['No running', { sports: ['running'] }, ['running'], 1],
  ['No hard runs', {}, ['running', 'cycling', 'strength'], 0],
  ['No long runs', {}, ['running', 'cycling', 'strength'], 0],
  ['At most 1 run a week', {}, ['running', 'cycling', 'strength'], 0],
  ['No strength', {}, ['running', 'cycling'], 1],
  ['No strength', { week: { plannedHours: 3 } }, ['running', 'cycling'], 1],
  ['No strength', { week: { plannedHours: 2.9 } }, ['running', 'cycling'], 0],
  ['No strength', { week: { phaseType: 'race' } }, ['running', 'cycling'], 0],
])('"%s" in a week %j leaves %j; the week names %i principle', (taught, one, sports, named) => {
  const made = under(taught, one);
  expect(made.basis.sports).toEqual(sports);
  expect(made.named).toBe(named);
});

const ALL_HARD = ['hard', 'threshold', 'vo2max', 'race-pace'];
test.each<[taught: string, forbidden: Readonly<Record<'run' | 'bike' | 'swim' | 'strength', readonly string[]>>]>([
  ['No hard runs', { run: ALL_HARD, bike: [], swim: [], strength: [] }],
  ['No hard sessions', { run: [], bike: [], swim: [], strength: [] }],
  ['At most 1 hard run a week', { run: [], bike: [], swim: [], strength: [] }],
  ['No hard strength', { run: [], bike: [], swim: [], strength: ALL_HARD }],
  ['No VO2max', { run: ['vo2max'], bike: ['vo2max'], swim: ['vo2max'], strength: [] }],
  ['No VO2max runs', { run: ['vo2max'], bike: [], swim: [], strength: [] }],
])('"%s" forbids %j', (taught, forbidden) => {
  const { run, bike, swim, strength } = under(taught, {}).basis.restrictions;
  expect({
    run: run.noIntensities,
    bike: bike.noIntensities,
    swim: swim.noIntensities,
    strength: strength.noIntensities,
  }).toEqual(forbidden);
});

test.each<[untaught: Partial<WeekTarget>, is: boolean]>([
  [{}, false],
  [{ plannedHours: 5.01 }, true],
  [{ plannedHours: 4.99 }, false],
  [{ kind: 'step' }, true],
  [{ weekStartDate: '2027-02-22' }, true],
])('a week that would be %j without principles is one that they took from: %s', (untaught, is) => {
  const { season } = running();
  expect(isTakenFrom(week, { ...season, weeksUntaught: [{ ...week, ...untaught }] })).toBe(is);
});
