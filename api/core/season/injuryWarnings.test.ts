import type { Injury } from '../athlete/athlete.ts';
import type { RaceType } from '../codes/race.ts';
import { injuryWarnings } from './injuryWarnings.ts';

const injury = (affectedArea: string, dateOccurred: string | null = null): Injury => ({
  injuryType: 'reported',
  affectedArea,
  dateOccurred,
  isRecovered: false,
});
const told = (raceType: RaceType, ...injuries: Injury[]) =>
  injuryWarnings({ athlete: { injuries }, today: '2027-01-04' }, { raceType, raceName: 'The Race' }).map(
    ({ code, message, recommendation }) => `${code}: ${message} ${recommendation}`,
  );

test.each<readonly [area: string, race: RaceType, told: string | null]>([
  [
    'knee',
    'marathon',
    'An injury leaves runs of at most 40 min; long runs for The Race grow to 3:00 h. Take a later race until it has healed.',
  ],
  [
    'foot',
    'half-ironman',
    'An injury leaves no running; long runs for The Race grow to 2:00 h. Take a later race, or an Aquabike in its place, until it has healed.',
  ],
  [
    'shoulder',
    'open-water',
    'An injury leaves no swimming; long swims for The Race grow to 1:30 h. Take a later race until it has healed.',
  ],
  [
    'shoulder',
    'olympic-tri',
    'An injury leaves no swimming; long swims for The Race grow to 1:00 h. An injury leaves rides of at most 1:15 h; long rides for The Race grow to 2:30 h. Take a later race until it has healed.',
  ],
  [
    'back',
    'gran-fondo',
    'An injury leaves rides of at most 1:15 h; long rides for The Race grow to 5:00 h. Take a later race until it has healed.',
  ],
  ['calf', 'gran-fondo', null],
  ['shoulder', 'marathon', null],
  [
    'wrist',
    'open-water',
    'An injury leaves easy swims alone; The Race asks for hard ones too. Take a later race until it has healed.',
  ],
  [
    'calf',
    'sprint-tri',
    'An injury leaves easy runs alone; The Race asks for hard ones too. Take a later race until it has healed.',
  ],
  ['hip', 'ironman', null],
])('%s before %s', (area, race, message) => {
  expect(told(race, injury(area))).toEqual(message === null ? [] : [`INJURY_LIMITS_RACE: ${message}`]);
});

const BIRTH =
  'INJURY_LIMITS_RACE: See a doctor or midwife before you train for The Race: nothing hard is planned, no week grows and no time is aimed at until they say so, or 26 weeks have passed since the birth. Take part without a goal if they agree, or choose a later race.';

test.each<readonly [name: string, injuries: Injury[], told: string[]]>([
  [
    'pregnant',
    [injury('pregnancy')],
    [
      'INJURY_LIMITS_RACE: See a doctor or midwife before you train for The Race: nothing hard is planned, no week grows and no time is aimed at until they say so. Take part without a goal if they agree, or choose a later race.',
    ],
  ],
  ['two weeks after birth', [injury('childbirth', '2026-12-21')], [BIRTH]],
  [
    'after a birth of no day',
    [injury('childbirth')],
    [`${BIRTH} Add the day of the birth in the profile: what may be done follows from it.`],
  ],
  ['thirty weeks after birth', [injury('childbirth', '2026-06-08')], []],
])('%s, no race is a target', (_, injuries, warnings) => {
  expect(told('gran-fondo', ...injuries)).toEqual(warnings);
});
