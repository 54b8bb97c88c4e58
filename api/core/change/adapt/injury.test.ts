import type { Injury } from '../../athlete/athlete.ts';
import { planningContextOf, type ScheduledWorkout } from '../../rules/context.ts';
import { DAYS, dayOf, LIMITS, made } from '../../../test/core/madeWeeks.ts';
import { weekOf } from '../../../test/core/weekInWords.ts';
import { adaptationDraftOf, changesOfDraft } from './adaptationDraft.ts';
import { adaptToInjuries } from './injury.ts';

// What injuries take from weeks that were made before them.

const hurt = (areas: string): Injury[] =>
  areas.split(' and ').map((affectedArea) => ({
    injuryType: 'pain',
    affectedArea,
    dateOccurred: null,
    isRecovered: affectedArea.startsWith('healed '),
  }));
const changesFor = (
  areas: string,
  workouts: readonly ScheduledWorkout[],
  gone: readonly ScheduledWorkout[] = [],
  more: Partial<typeof LIMITS> = {},
) => {
  const limits = { ...LIMITS, ...more, today: dayOf('mon'), athlete: { ...LIMITS.athlete, injuries: hurt(areas) } };
  const removed = gone.map((each) => ({ ...each, removedBy: 'TIRED' as const }));
  const draft = adaptationDraftOf(workouts, removed, planningContextOf(limits));
  adaptToInjuries(draft);
  return changesOfDraft(draft);
};
type Change = ReturnType<typeof changesFor>[number];
const BECOMES: Readonly<Record<string, (change: Change) => string>> = {
  remove: () => 'left out',
  resize: ({ durationAfter }) => `${durationAfter} min`,
  ease: ({ intensityAfter }) => `${intensityAfter}`,
  replace: ({ workoutType, durationAfter, intensityAfter }) => `${intensityAfter} ${workoutType} of ${durationAfter}`,
};
const said = (change: Change) => {
  const day = DAYS.find((each) => [0, 1].some((week) => dayOf(each, week) === change.fromDate));
  return `${day} ${BECOMES[change.op]!(change)} (${change.inputs!['rule']})`;
};

test.each<readonly [name: string, areas: string, week: string, gone: string, lines: readonly string[]]>([
  ['a banned sport becomes another', 'foot', 'tue run 60 hard, thu bike 300', '', ['tue easy bike of 60 (banned)']],
  ['that is as long as the workout was', 'foot', 'tue run 30, thu bike 300', '', ['tue easy bike of 30 (banned)']],
  ['by a fifth of that sport at most', 'foot', 'tue run 60, thu bike 100', '', ['tue easy bike of 20 (banned)']],
  ['in all workouts of the week', 'foot', 'tue run 60, thu bike 80, fri bike 60', '', ['tue easy bike of 25 (banned)']],
  ['of the same week', 'foot', 'tue run 60, thu bike 100, thu bike 100 later', '', ['tue easy bike of 20 (banned)']],
  ['of what was planned', 'foot', 'tue run 60, thu bike 50 cut, fri bike 30', '', ['tue easy bike of 20 (banned)']],
  ['less than the least is left out', 'foot', 'tue run 60, thu bike 99', '', ['tue left out (banned)']],
  [
    'together no more than that',
    'foot',
    'tue run 30, wed run 60, thu run 60, fri bike 300',
    '',
    ['tue easy bike of 30 (banned)', 'wed easy bike of 30 (banned)', 'thu left out (banned)'],
  ],
  ['what is easier stays as easy', 'foot', 'tue brick 60, thu bike 100', '', ['tue easy bike of 20 (banned)']],
  ['what is done stays', 'foot', 'tue run 60 done, thu bike 300', '', []],
  ['a race stays', 'foot', 'tue race 60, thu bike 300', '', []],
  [
    'part of it where the other sport is harder',
    'shoulder',
    'tue swim 50, thu bike 70, fri bike 70, sat bike 70',
    '',
    ['tue easy bike of 40 (banned)'],
  ],
  [
    'no longer than the other sport may be',
    'foot and back',
    'tue run 100, wed bike 75, thu bike 75, fri bike 75, sat bike 75, sun bike 75, sun bike 75',
    '',
    ['tue easy bike of 75 (banned)'],
  ],
  [
    'no running fast, no long run, and less of it',
    'knee',
    'tue run 60 fast, sat run 90',
    '',
    ['tue threshold (intensity)', 'tue 35 min (volume)', 'sat 40 min (cap)'],
  ],
  ['a cap is no cap of bricks', 'knee', 'tue brick 90 hard', '', ['tue easy (intensity)']],
  [
    'down the ladder until it is allowed',
    'elbow',
    'tue swim 60 hard',
    '',
    ['tue moderate (intensity)', 'tue 45 min (volume)'],
  ],
  ['the part of those that are gone counts', 'knee', 'tue run 40, thu run 20', 'fri run 40', ['tue 20 min (volume)']],
  [
    'in the same week alone',
    'knee',
    'tue run 40, thu run 20',
    'fri run 40 later',
    ['tue 20 min (volume)', 'thu left out (volume)'],
  ],
  [
    'and of the same sport',
    'knee',
    'tue run 40, thu run 20',
    'fri swim 40',
    ['tue 20 min (volume)', 'thu left out (volume)'],
  ],
  [
    'the longest give what the shortest cannot',
    'knee',
    'tue run 20, thu run 40, sat run 40',
    '',
    ['thu 20 min (volume)', 'sat 20 min (volume)'],
  ],
  [
    'the shortest go where all are at their least',
    'knee',
    'tue run 40, thu run 20, sat run 20',
    '',
    ['tue 20 min (volume)', 'sat left out (volume)'],
  ],
  [
    'what somebody placed gives its part in the sum',
    'knee',
    'tue run 40 locked, thu run 40, sat run 20',
    '',
    ['thu 20 min (volume)', 'sat left out (volume)'],
  ],
  ['each week for itself', 'knee', 'tue run 40, tue run 50 later', '', ['tue 20 min (volume)', 'tue 30 min (volume)']],
  [
    'no day after another one',
    'calf',
    'tue run 40, wed run 40, thu bike 100',
    '',
    ['tue 20 min (volume)', 'wed easy bike of 20 (days)'],
  ],
  [
    'every second day',
    'calf',
    'tue run 40, wed run 40, thu run 40',
    '',
    ['tue 20 min (volume)', 'wed left out (days)', 'thu 20 min (volume)'],
  ],
  ['what was skipped is no run', 'calf', 'tue run 40 skipped, wed run 40', '', ['wed 20 min (volume)']],
  ['nor tomorrow', 'calf', 'tue run 40, wed run 40 skipped', '', ['tue 20 min (volume)']],
  [
    'no day before one that stays',
    'calf',
    'tue run 40, wed run 40 locked, thu bike 100',
    '',
    ['tue easy bike of 20 (days)'],
  ],
  ['a ride that stays hinders no run', 'calf', 'tue run 40, wed bike 40 locked', '', ['tue 20 min (volume)']],
  ['a brick is a run too', 'calf', 'tue brick 60, wed run 40', '', ['wed left out (days)']],
  [
    'other injuries mind no days',
    'knee',
    'tue run 30, wed run 30',
    '',
    ['tue 20 min (volume)', 'wed left out (volume)'],
  ],
  ['a healed one without a date asks for nothing', 'healed knee', 'tue run 60, wed run 60', '', []],
])('%s', (_, areas, week, gone, lines) => {
  expect(changesFor(areas, made(weekOf(week)), gone === '' ? [] : made(weekOf(gone))).map(said)).toEqual(lines);
});

test('a change names the areas that are hurt, and the part that is left', () => {
  const [eased, cut] = changesFor('knee and healed calf and elbow', made(weekOf('tue swim 60 hard')));
  expect(eased!.inputs).toEqual({ areas: 'elbow, knee', rule: 'intensity' });
  expect(cut!.inputs).toEqual({ areas: 'elbow, knee', rule: 'volume', volumeFactor: 0.8 });
  expect(cut).toMatchObject({ reasonCode: 'INJURY_RULE', source: 'feedback' });
});

const because = (
  code: 'INJURY_CARE' | 'INJURY_SUBSTITUTION' | 'INJURY_RULE',
  op?: string,
): Partial<ScheduledWorkout> => ({
  reasons: [{ code, text: '', source: 'feedback', inputs: op === undefined ? {} : { op } }],
});
test.each<readonly [name: string, over: Partial<ScheduledWorkout>, lines: readonly string[]]>([
  ['nothing is known', {}, ['thu 20 min (volume)', 'sat 20 min (volume)']],
  ['the planner minded the injury', because('INJURY_CARE'), []],
  ['the planner put it in the place of another sport', because('INJURY_SUBSTITUTION'), []],
  ['a rule put it in the place of another sport', because('INJURY_RULE', 'replace'), ['thu 20 min (volume)']],
  ['a rule eased it', because('INJURY_RULE', 'ease'), ['thu 20 min (volume)', 'sat 20 min (volume)']],
])('a week with a hurt knee of whose long run %s', (_, over, lines) => {
  const [run, long] = made(weekOf('thu run 40, sat run 40 long'));
  const changes = changesFor('knee', [run!, { ...long!, ...over }]).map(said);
  expect(changes).toEqual(lines);
});

test.each<readonly [name: string, week: string, lines: readonly string[]]>([
  [
    'rides where none are planned',
    'tue run 60, thu run 40',
    ['tue easy bike of 60 (banned)', 'thu easy bike of 40 (banned)'],
  ],
  ['more of the rides beside the running', 'tue run 60, thu bike 100', ['tue easy bike of 60 (banned)']],
])('a runner gets %s', (_, week, lines) => {
  expect(changesFor('foot', made(weekOf(week)), [], { raceType: 'marathon' }).map(said)).toEqual(lines);
});

test('minutes that a substitute has already are not given again', () => {
  const [run, ride, before] = made(weekOf('tue run 60, thu bike 200, fri bike 15'));
  const taken = { ...before!, ...because('INJURY_RULE', 'replace') };
  expect(changesFor('foot', [run!, ride!, taken]).map(said)).toEqual(['tue easy bike of 25 (banned)']);
});

test('a week that was made with the injury in mind has its part already, also where that workout is gone', () => {
  const [run, gone] = made(weekOf('thu run 40, sat run 40'));
  expect(changesFor('knee', [run!], [{ ...gone!, ...because('INJURY_CARE') }])).toEqual([]);
});
