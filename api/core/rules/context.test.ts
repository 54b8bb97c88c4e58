import { addDays } from '../calendar/calendar.ts';
import type { Race } from '../race/race.ts';
import { half, marathon, triathlete, triathlon } from '../../test/core/schedules.ts';
import { planningContextOf } from './context.ts';

const B_RACE: Race = { ...marathon, raceDate: '2027-03-07', priority: 'B' };
const LATER: Race = { ...marathon, raceDate: '2027-06-20' };
const FIRST = '2027-01-04';
const input = triathlon(triathlete(), [half, B_RACE]);
const limits = { ...input, firstDay: FIRST, lastDay: '2027-06-06' };

/** Each week of the season, asked for by its Thursday: the phase and how many loading weeks of it there were before. */
const weeksOf = (over: Partial<typeof limits> = {}) => {
  const context = planningContextOf({ ...limits, ...over });
  return input.season.weeks.map(({ weekStartDate }) => context.week(addDays(weekStartDate, 3)));
};

test('loading weeks are counted from the beginning of a phase, however often there is one of its kind', () => {
  const counted = ({ target, loadingWeekInPhase }: ReturnType<typeof weeksOf>[number]) =>
    `${target!.phaseType} ${target!.kind} ${loadingWeekInPhase}`;
  const season = [
    ...['base load 0', 'base load 1', 'base load 2', 'base step 3', 'base load 3', 'base load 4', 'base load 5'],
    ...['base step 6', 'build load 0', 'recovery recovery 0', 'recovery recovery 0', 'build load 0', 'build load 1'],
    ...['race-specific load 0', 'race-specific step 1', 'race-specific load 1', 'race-specific load 2'],
    ...['peak load 0', 'taper taper 0', 'race race 0', 'recovery recovery 0', 'recovery recovery 0'],
  ];
  expect(weeksOf().map(counted)).toEqual(season);
  // who begins on a Thursday begins in that week
  const [base, ...phases] = input.season.phases;
  const late = { ...input.season, phases: [{ ...base!, startDate: addDays(FIRST, 3) }, ...phases] };
  expect(weeksOf({ season: late }).map(counted)).toEqual(season);
});

test('weeks of the plan are counted from its first Monday; those before it are the first', () => {
  const { week } = planningContextOf({ ...limits, season: { ...input.season, seasonStart: addDays(FIRST, 3) } });
  const places = [-7, -1, 0, 6, 7, 153].map((days) => week(addDays(FIRST, days)).weekInPlan);
  expect(places).toEqual([0, 0, 0, 0, 1, 21]);
});

test('beyond the season there is no target, and nothing is counted', () => {
  const { week } = planningContextOf(limits);
  for (const day of [addDays(FIRST, -1), '2027-06-07'])
    expect(week(day)).toMatchObject({ target: null, loadingWeekInPhase: 0 });
});

test('a week is for the race that it is trained for', () => {
  const { week } = planningContextOf({ ...limits, races: [half, LATER] });
  expect(['2027-05-23', '2027-06-14'].map((day) => week(day).raceType)).toEqual(['half-ironman', 'marathon']);
  expect(planningContextOf({ ...limits, races: [], raceType: null }).week(FIRST).raceType).toBeNull();
  expect(planningContextOf({ ...limits, races: [] }).week(FIRST).raceType).toBe('half-ironman');
});
