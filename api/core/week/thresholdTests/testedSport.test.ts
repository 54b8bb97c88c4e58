import { ENDURANCE_SPORTS, type EnduranceSport } from '../../codes/sport.ts';
import { dayNumber } from '../../calendar/calendar.ts';
import type { WeekContext } from '../draft.ts';
import { testedSport } from '../thresholdTests.ts';

/** A step-back week of a triathlete, after one of them. */
const WEEK = { kind: 'step', phaseType: 'base', weekStartDate: '2027-03-01' } as const;
interface Asked extends Record<string, unknown> {
  week?: object;
  athlete?: object;
  keep?: readonly (readonly [scheduledDate: string, templateId: string])[];
}
const contextOf = ({ week, athlete, keep = [], ...more }: Asked) =>
  ({
    weeksToRace: null,
    raceType: 'olympic-tri',
    sports: ['running', 'cycling', 'swimming', 'strength'],
    week: { ...WEEK, ...week },
    input: {
      athlete: { thresholds: { ftp: 200, runThresholdSpeed: 4, css: 1.1, lthr: null }, ...athlete },
      keep: keep.map(([scheduledDate, templateId]) => ({ scheduledDate, templateId })),
      season: {
        seasonStart: '2027-01-04',
        weeks: [
          { kind: 'load', weekStartDate: '2027-01-25' },
          { kind: 'step', weekStartDate: '2027-02-01' },
          { kind: 'step', weekStartDate: '2027-03-01' },
          { kind: 'step', weekStartDate: '2027-03-29' },
        ],
      },
    },
    limits: { level: 'advanced' },
    restrictions: { run: { walkRun: false } },
    loadingWeekInPhase: 1,
    memory: { testsWanted: {}, lastTest: {} },
    monday: dayNumber('2027-03-01'),
    ...more,
  }) as unknown as WeekContext;

const FIRST = { week: { weekStartDate: '2027-02-01' } };
const beginner = { limits: { level: 'beginner' } };
const newBeginner = {
  ...beginner,
  athlete: { thresholds: undefined },
  week: { kind: 'load', phaseType: 'base' },
  weekInPlan: 3,
  weeksToRace: 6,
};
const shown = { running: '2027-02-20' };
const before = (day: string) => ({ lastTest: { running: dayNumber(day) } });
const tested = (running: string, cycling: string, swimming: string) => ({
  memory: {
    testsWanted: {},
    lastTest: { running: dayNumber(running), cycling: dayNumber(cycling), swimming: dayNumber(swimming) },
  },
});
const loading = { week: { kind: 'load' }, athlete: { thresholds: undefined } };
const once = (day: string) => ({ memory: { testsWanted: {}, ...before(day) } });
test.each<readonly [string, Asked, EnduranceSport | null]>([
  ['the sport whose turn it is', {}, ENDURANCE_SPORTS[1]!],
  ['none in a loading week where all is known', { week: { kind: 'load' } }, null],
  ['the first of the race in a loading week where nothing is known', loading, 'running'],
  ['the ride first before a long race', { ...loading, raceType: 'half-ironman' }, 'cycling'],
  ['the next in a loading week after one', { ...loading, ...once('2027-02-23') }, 'cycling'],
  ['the next in a loading week long after one of the season', { ...loading, ...once('2027-01-06') }, 'cycling'],
  [
    'none in a loading week after all of them',
    { ...loading, ...tested('2027-01-05', '2027-01-12', '2027-01-19') },
    null,
  ],
  ['what was tested long before the season', { week: { kind: 'load' }, ...once('2026-12-20') }, 'running'],
  [
    'none in a loading week soon after a test before the season',
    { week: { kind: 'load' }, monday: dayNumber('2027-01-11'), ...once('2026-12-20') },
    null,
  ],
  ['none that the athlete does not want', { ...loading, athlete: { testedSports: [] } }, null],
  ['the next where one stays where it is', { ...loading, keep: [['2027-03-20', 'RUN-21']] }, 'cycling'],
  [
    'no run while the athlete runs and walks in turns after an injury or a birth',
    { ...loading, restrictions: { run: { walkRun: true } } },
    'cycling',
  ],
  ['none in a recovery', { ...loading, week: { kind: 'load', phaseType: 'recovery' } }, null],
  ['none in a taper', { ...loading, week: { kind: 'load', phaseType: 'taper' } }, null],
  ['what was tested longest ago', tested('2027-01-12', '2027-01-13', '2027-01-05'), 'swimming'],
  ['none that was tested within six weeks', tested('2027-01-26', '2027-02-02', '2027-02-09'), null],
  ['none just before a race', { weeksToRace: 2 }, null],
  ['one three weeks before', { weeksToRace: 3 }, ENDURANCE_SPORTS[1]!],
  ['the only one that is trained', { ...FIRST, sports: ['swimming'], raceType: null }, 'swimming'],
  ['the one that the race has', { ...FIRST, raceType: 'marathon' }, 'running'],
  ['nothing each second time where one is trained', { raceType: 'marathon', ...once('2027-02-02') }, null],
  ['none of a beginner in a step-back week', beginner, null],
  ['one of a beginner in build', { ...beginner, week: { kind: 'load', phaseType: 'build' } }, ENDURANCE_SPORTS[1]!],
  ['none of a beginner in base', { ...beginner, week: { kind: 'load', phaseType: 'base' } }, null],
  ['what is unknown of a beginner in the fourth week', newBeginner, 'running'],
  ['the next that is unknown of a beginner in the week after', { ...newBeginner, ...once('2027-02-23') }, 'cycling'],
  ['none of a beginner in the third week', { ...newBeginner, weekInPlan: 2 }, null],
  ['none of a beginner in a step-back week of base', { ...newBeginner, week: { phaseType: 'base' } }, null],
  ['none of a beginner once weeks are like the race', { ...newBeginner, weeksToRace: 5 }, null],
  [
    'what is unknown of a beginner of one sport up to the taper',
    { ...newBeginner, raceType: '10k', weeksToRace: 3 },
    'running',
  ],
  ['none of a beginner near the race', { ...newBeginner, raceType: '10k', weeksToRace: 2 }, null],
  [
    'none that is unknown of a beginner in a race-specific week',
    { ...newBeginner, week: { kind: 'load', phaseType: 'race-specific' } },
    null,
  ],
  [
    'one of a beginner in the week after, where none was',
    { ...beginner, week: { kind: 'load', phaseType: 'build' }, loadingWeekInPhase: 2 },
    ENDURANCE_SPORTS[1]!,
  ],
  [
    'none of a beginner in the week after a test',
    { ...beginner, ...once('2027-02-02'), week: { kind: 'load', phaseType: 'build' }, loadingWeekInPhase: 2 },
    null,
  ],
  [
    'none of a beginner in another week',
    { ...beginner, week: { kind: 'load', phaseType: 'build' }, loadingWeekInPhase: 3 },
    null,
  ],
  ['the sport that has become easy', { memory: { testsWanted: shown, lastTest: {} } }, 'running'],
  [
    'that sport after a test before it was shown',
    { memory: { testsWanted: shown, ...before('2026-12-01') } },
    'running',
  ],
  ['another after a test since', { memory: { testsWanted: shown, ...before('2027-02-25') } }, ENDURANCE_SPORTS[1]!],
  [
    'another after a test just before',
    { memory: { testsWanted: { running: '2027-02-24' }, ...before('2027-02-22') } },
    ENDURANCE_SPORTS[1]!,
  ],
])('a week tests %s', (_, more, sport) => {
  expect(testedSport(contextOf(more))).toBe(sport);
});
