import { addDays } from '../calendar/calendar.ts';
import { phaseSpans, seasonPhaseWeeks } from './phases.ts';
import type { Race } from '../race/race.ts';
import { hoursBesideRaces, planConsistentSeason, planSeason } from './seasonPlan.ts';
import type { Season } from './season.ts';
import { athleteWith, hoursText, MONDAY, phaseLetters, raceInWeek, type Traits } from '../../test/core/seasons.ts';
import { freshState, weeklyHours } from './weeklyHours.ts';
import { raceWarnings } from './seasonWarnings.ts';
import { steeringRace, weekSlots } from './weekSlots.ts';

const plan = (traits: Traits, ...races: Race[]) =>
  planSeason({ today: MONDAY, athlete: athleteWith(traits), sports: ['running', 'strength'], races });
const codes = ({ warnings }: Season) => warnings.map(({ code }) => code);

const MARATHONER: Traits = { hours: 8, now: 4 };

test.each([
  [
    'a marathon in 18 weeks',
    plan(MARATHONER, raceInWeek('marathon', 18)),
    'bbbbbbuuuuussspttRrrr',
    '4.40 4.84 5.32 3.46s 5.86 6.44 6.80 4.42s 7.20 7.40 7.60 4.94s 7.80 8.00 7.20 6.13 4.60 2.68 1.92 3.07 3.83',
  ],
  [
    'a half marathon in 12 weeks for a beginner of low fitness',
    plan({ hours: 5, now: 1.5, level: 'beginner', fitness: 'low', age: 30 }, raceInWeek('half-marathon', 12)),
    'bbbbbuuusstRr',
    '1.65 1.90 1.24s 2.15 2.40 1.56s 2.65 2.92 1.89s 3.21 1.90 1.17 1.32',
  ],
  [
    'a sprint triathlon in 10 weeks',
    plan({ hours: 6, now: 3, level: 'beginner' }, raceInWeek('sprint-tri', 10)),
    'bbbuuuustRr',
    '3.30 3.63 3.99 2.60s 4.39 4.58 4.75 5.00 3.11 1.91 2.87',
  ],
])('%s', (_, season, phases, planned) => {
  expect(phaseLetters(season.weeks)).toBe(phases);
  expect(hoursText(season.weeks)).toBe(planned);
  expect(codes(season).filter((code) => code !== 'HOURS_CAPPED')).toEqual([]);
});

test('a half Ironman and a marathon twelve weeks later', () => {
  const goals = [raceInWeek('half-ironman', 20), raceInWeek('marathon', 32)];
  const season = plan({ hours: 10, now: 6, age: 40 }, ...goals);
  expect(phaseLetters(season.weeks)).toBe('bbbbbbbbuuuuussssptRrruuuusssttRrrr');
  expect(hoursText(season.weeks.slice(0, 20))).toBe(
    '6.60 6.79 7.07 4.60s 7.64 7.93 8.21 5.34s 8.50 8.75 9.00 5.85s 9.50 9.50 9.67 6.28s 10.00 9.00 6.21 3.82',
  );
  // recovery of a half Ironman, then towards the 8 hours that are useful for a marathon at this level
  expect(hoursText(season.weeks.slice(20))).toBe(
    '3.34 5.73 6.80 7.07 7.33 4.77s 7.60 7.80 8.00 6.24 4.68 2.73 1.95 3.12 3.90',
  );
});

test('the same two races at ten hours throughout and with a marathon recovery', () => {
  const who = athleteWith({ hours: 10, now: 6, age: 40 });
  const goals = [raceInWeek('half-ironman', 20), raceInWeek('marathon', 32)];
  const spans = phaseSpans(MONDAY, seasonPhaseWeeks(MONDAY, who, ['running'], goals));
  const slots = weekSlots(spans, who, ['running'], goals).map((slot, i) => ({
    ...slot,
    effectiveHours: 10,
    capacity: 10,
    fraction: i === 20 ? 0.25 : i === 21 ? 0.4 : slot.fraction,
  }));
  const { weeks } = weeklyHours(
    slots,
    { startHours: 6.6, presentHours: 0, rampLimit: 5, loadingWeeks: 3 },
    freshState((6 * 50) / 7),
  );
  const shown = weeks.slice(20).map(({ kind, hours: h }) => h.toFixed(2) + (kind === 'step' ? 's' : ''));
  expect(shown.join(' ')).toBe('2.39 3.82 6.83 8.83 9.17 5.96s 9.50 9.75 10.00 7.80 5.85 3.41 2.44 3.90 4.88');
});

test('today in mid-week starts the first phase, its Monday the first week', () => {
  const season = planSeason({
    today: '2027-01-07',
    athlete: athleteWith(MARATHONER),
    sports: ['running'],
    races: [raceInWeek('half-marathon', 6)],
  });
  expect(season.seasonStart).toBe('2027-01-07');
  expect(season.phases[0]!.startDate).toBe('2027-01-07');
  expect(season.weeks[0]!.weekStartDate).toBe(MONDAY);
  expect(season.phases.map(({ phaseType, startDate, endDate }) => [phaseType, startDate, endDate]).slice(-2)).toEqual([
    ['race', '2027-02-08', '2027-02-14'],
    ['recovery', '2027-02-15', '2027-02-21'],
  ]);
});

describe('a race early in its week', () => {
  const sunday = plan(MARATHONER, raceInWeek('marathon', 18));
  const tuesday = plan(MARATHONER, raceInWeek('marathon', 18, 'A', 1));

  test('moves race-week volume one week ahead and starts the recovery', () => {
    expect(phaseLetters(tuesday.weeks)).toBe(phaseLetters(sunday.weeks));
    const reference = (7.8 + 8 + 7.2) / 3;
    expect(
      tuesday.weeks
        .slice(15, 20)
        .map(({ plannedHours }) => plannedHours / reference)
        .map((part) => part.toFixed(2)),
    ).toEqual(['0.80', '0.35', '0.25', '0.40', '0.50']);
  });

  test('without a taper the loading week before steps back', () => {
    const season = plan(MARATHONER, raceInWeek('half-marathon', 4, 'A', 0));
    expect(phaseLetters(season.weeks)).toBe('ussRr');
    expect(season.weeks.map(({ kind }) => kind)).toEqual(['load', 'load', 'step', 'race', 'recovery']);
    expect(season.weeks[2]!.plannedHours).toBeCloseTo(0.45 * season.weeks[1]!.plannedHours, 1);
  });

  test('on Thursday changes nothing', () => {
    expect(hoursText(plan(MARATHONER, raceInWeek('marathon', 18, 'A', 3)).weeks)).toBe(hoursText(sunday.weeks));
  });
});

test('a very long base breaks every twelve weeks', () => {
  const season = plan(MARATHONER, raceInWeek('marathon', 45));
  const halves = season.weeks.map(
    ({ kind, plannedHours }, i) => kind === 'step' && plannedHours / season.weeks[i - 1]!.plannedHours < 0.51,
  );
  expect(halves.flatMap((half, i) => (half ? [i + 1] : []))).toEqual([12, 24]);
});

describe('B and C races', () => {
  const alone = plan(MARATHONER, raceInWeek('marathon', 18));

  test('a B race takes over the step-back of the week after it', () => {
    const season = plan(MARATHONER, raceInWeek('marathon', 18), raceInWeek('half-marathon', 11, 'B'));
    expect(season.phases).toEqual(alone.phases);
    expect(alone.weeks[11]!.kind).toBe('step');
    expect(season.weeks.slice(10, 12).map(({ kind }) => kind)).toEqual(['step', 'load']);
    expect(season.weeks[10]!.plannedHours).toBeCloseTo(Math.min(0.65 * 7.4, 0.8 * 7.4 - 2), 2);
  });

  test('a B race in a loading week leaves 80% to race and training', () => {
    const season = plan(MARATHONER, raceInWeek('marathon', 18), raceInWeek('half-marathon', 10, 'B'));
    expect(season.weeks[9]!.kind).toBe('load');
    expect(season.weeks[9]!.plannedHours).toBeCloseTo(0.8 * 7.4 - 2, 2);
  });

  test('where a B race leaves no room, the week before steps back', () => {
    const season = plan(MARATHONER, raceInWeek('marathon', 18), raceInWeek('half-ironman', 12, 'B'));
    expect(season.weeks.slice(10, 12).map(({ kind }) => kind)).toEqual(['step', 'load']);
    expect(season.weeks[11]!.plannedHours).toBe(1.5);
  });

  test('a C race changes neither phases nor hours', () => {
    const season = plan(MARATHONER, raceInWeek('marathon', 18), raceInWeek('half-marathon', 10, 'C'));
    expect(season.phases).toEqual(alone.phases);
    expect(season.weeks).toEqual(alone.weeks);
  });

  test('a marathon as a B race costs recovery weeks, and says so', () => {
    const season = plan(MARATHONER, raceInWeek('marathon', 18), raceInWeek('marathon', 8, 'B'));
    expect(phaseLetters(season.weeks)).toBe('bbbbbbuurrussspttRrrr');
    expect(codes(season)).toEqual(['COSTLY_B_RACE']);
    expect(season.warnings[0]!.message).toContain('2 weeks');
  });

  test('a race after the last A race lengthens the season with base weeks', () => {
    const season = plan(MARATHONER, raceInWeek('half-marathon', 8), raceInWeek('half-marathon', 14, 'C'));
    expect(phaseLetters(season.weeks)).toMatch(/Rrb{5}$/);
    expect(season.seasonEnd).toBe(addDays(MONDAY, 14 * 7 - 1));
  });

  test('races inside the hours of a week leave the rest for training', () => {
    const races = [
      raceInWeek('half-marathon', 10, 'C'),
      raceInWeek('sprint-tri', 10, 'B'),
      raceInWeek('marathon', 10, 'A'),
    ];
    const week = {
      weekStartDate: addDays(MONDAY, 63),
      weekEndDate: addDays(MONDAY, 69),
      phaseType: 'build',
      kind: 'load',
      plannedHours: 7,
    } as const;
    expect(hoursBesideRaces(week, races)).toBe(5);
    expect(hoursBesideRaces({ ...week, phaseType: 'taper', kind: 'taper' }, races)).toBeCloseTo(7 - 2 - 1.33, 9);
    expect(hoursBesideRaces({ ...week, weekStartDate: MONDAY }, races)).toBe(7);
    expect(hoursBesideRaces({ ...week, plannedHours: 1 }, races)).toBe(0);
  });
});

test('without an A race the season loads up to the last B race, without a taper', () => {
  const season = plan(
    MARATHONER,
    raceInWeek('half-marathon', 6, 'B'),
    raceInWeek('half-marathon', 10, 'B'),
    raceInWeek('sprint-tri', 12, 'C'),
  );
  expect(phaseLetters(season.weeks)).toBe('bbbuuuusspbb');
  expect(codes(season)).toEqual(['NO_A_RACE', 'HOURS_CAPPED']);
  expect(season.warnings[0]!.message).toContain('half-marathon 10');
});

test('the race that steers a week', () => {
  const races = [
    raceInWeek('sprint-tri', 3, 'C'),
    raceInWeek('half-marathon', 6),
    raceInWeek('marathon', 20),
    raceInWeek('half-marathon', 25, 'B'),
  ];
  const at = (week: number) => steeringRace(races, addDays(MONDAY, 7 * (week - 1)))?.raceName;
  expect([at(1), at(6), at(7), at(20), at(21), at(30)]).toEqual([
    'half-marathon 6',
    'half-marathon 6',
    'marathon 20',
    'marathon 20',
    'half-marathon 25',
    'marathon 20',
  ]);
  expect(steeringRace([], MONDAY)).toBeNull();
});

describe('warnings', () => {
  test.each<[string, string[], Season]>([
    ['too little time', ['TOO_LITTLE_TIME'], plan(MARATHONER, raceInWeek('marathon', 9))],
    ['enough time', [], plan(MARATHONER, raceInWeek('marathon', 10))],
    ['too few hours', ['TOO_FEW_HOURS'], plan({ hours: 3, now: 2 }, raceInWeek('marathon', 18))],
    [
      'a gap that is neither short nor long',
      ['AWKWARD_GAP', 'HOURS_CAPPED'],
      plan(MARATHONER, raceInWeek('half-marathon', 12), raceInWeek('half-marathon', 22)),
    ],
    [
      'twelve weeks apart',
      ['HOURS_CAPPED'],
      plan(MARATHONER, raceInWeek('half-marathon', 12), raceInWeek('half-marathon', 24)),
    ],
    [
      'no time to recover',
      ['RACES_TOO_CLOSE'],
      plan(MARATHONER, raceInWeek('marathon', 18), raceInWeek('half-marathon', 21)),
    ],
    ['just enough time to recover', [], plan(MARATHONER, raceInWeek('marathon', 18), raceInWeek('half-marathon', 22))],
    [
      'three A races',
      ['HOURS_CAPPED'],
      plan(MARATHONER, ...[14, 22, 30].map((week) => raceInWeek('half-marathon', week))),
    ],
    [
      'four A races',
      ['TOO_MANY_A_RACES', 'HOURS_CAPPED'],
      plan(MARATHONER, ...[14, 22, 30, 38].map((week) => raceInWeek('half-marathon', week))),
    ],
    [
      'too few hours for a long race that matters less',
      ['TOO_FEW_HOURS', 'COSTLY_B_RACE'],
      plan({ hours: 5, now: 4 }, raceInWeek('half-marathon', 18), { ...raceInWeek('ironman', 9), priority: 'B' }),
    ],
    ['a race beyond the season', ['RACE_BEYOND_SEASON'], plan(MARATHONER, raceInWeek('marathon', 120))],
  ])('%s', (_, expected, season) => {
    expect(codes(season)).toEqual(expected);
  });

  test('a race that is too near to train more for it: its way out is a shorter or a later one, with the hours that it takes', () => {
    const since = '2026-06-01';
    const athlete = athleteWith({ hours: 4, now: 4 });
    const season = { today: MONDAY, since, athlete, sports: ['running', 'cycling', 'swimming'] as const };
    const race = { ...raceInWeek('ironman', 3), priority: 'A' as const };
    const warnings = raceWarnings({ ...season, races: [race] }, race);
    // the weeks before were of another season: they do not count
    expect(warnings.map(({ code }) => code)).toEqual(['TOO_LITTLE_TIME', 'TOO_FEW_HOURS']);
    expect(warnings[1]!.recommendation).toMatch(
      /^Choose a shorter race, or one from \w+day \d+ \w+ on with at least \d+:00 h a week\.$/,
    );
    const enough = { ...season, athlete: athleteWith({ hours: 16, now: 10 }), races: [race] };
    expect(raceWarnings(enough, race).map(({ code }) => code)).not.toContain('TOO_FEW_HOURS');
  });

  test('what a race takes to recover from is what is asked for between the two', () => {
    const [warning] = plan(MARATHONER, raceInWeek('marathon', 18), raceInWeek('half-marathon', 21)).warnings;
    const takes = /takes (\d weeks) to recover from/.exec(warning!.message)![1];
    expect(warning!.recommendation).toContain(`leave at least ${takes} between the weeks of the two races.`);
  });

  test('carry the numbers', () => {
    const [warning] = plan(MARATHONER, raceInWeek('marathon', 9)).warnings;
    expect(warning).toEqual({
      code: 'TOO_LITTLE_TIME',
      message: 'marathon 9 leaves 9 weeks, race week included; a Marathon needs at least 10.',
      recommendation: 'Take a later or shorter race, or race this one for the experience.',
    });
    const [many] = plan(MARATHONER, ...[14, 22, 30, 38].map((week) => raceInWeek('half-marathon', week))).warnings;
    expect(many!.message).toBe('Too Many A Races');
    expect(many!.recommendation).toContain('4 A races. Keep at most 3');
  });
});

test('a season ends after 104 weeks', () => {
  const season = plan(MARATHONER, raceInWeek('marathon', 120));
  expect(season.weeks).toHaveLength(104);
  expect(season.seasonEnd).toBe(addDays(MONDAY, 104 * 7 - 1));
  expect(plan(MARATHONER, raceInWeek('marathon', 5000)).weeks).toHaveLength(12);
});

test('races in the past are left out', () => {
  const past: Race = { ...raceInWeek('marathon', 1), raceDate: addDays(MONDAY, -1) };
  expect(plan(MARATHONER, past, raceInWeek('marathon', 18))).toEqual(plan(MARATHONER, raceInWeek('marathon', 18)));
  const none = plan(MARATHONER, past);
  expect(phaseLetters(none.weeks)).toBe('bbbbbbbbuuuu');
  expect(codes(none)).toEqual(['NO_RACE_AHEAD']);
});

describe('phases', () => {
  const season = plan(MARATHONER, raceInWeek('half-marathon', 12), raceInWeek('olympic-tri', 24));

  test('are named, and numbered when they come again', () => {
    expect(season.phases.map(({ phaseName }) => phaseName)).toEqual([
      'Base',
      'Build',
      'Race-Specific',
      'Peak',
      'Taper',
      'Race Week',
      'Recovery',
      'Build 2',
      'Race-Specific 2',
      'Taper 2',
      'Race Week 2',
      'Recovery 2',
    ]);
  });

  test('carry the sports of their race, and always texts', () => {
    const sportsOf = (name: string) => season.phases.find(({ phaseName }) => phaseName === name)!;
    expect(sportsOf('Build').baseSports).toEqual(['running']);
    expect(sportsOf('Build').sportPreferences).toEqual(['running', 'strength']);
    expect(sportsOf('Build 2').baseSports).toEqual(['swimming', 'cycling', 'running']);
    expect(sportsOf('Build 2').sportPreferences).toEqual(['running', 'cycling', 'swimming', 'strength']);
    for (const phase of season.phases) {
      expect(phase.description).toMatch(/\.$/);
      expect(phase.focusAreas.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('hold the mean of their weeks to half an hour, at least one', () => {
    for (const phase of season.phases) {
      const own = season.weeks.filter(
        ({ weekStartDate, weekEndDate }) => weekEndDate >= phase.startDate && weekStartDate <= phase.endDate,
      );
      const mean = own.reduce((sum, { plannedHours }) => sum + plannedHours, 0) / own.length;
      expect(phase.weeklyVolume).toBe(Math.max(1, Math.round(mean * 2) / 2));
    }
  });
});

test('training without a race rises by blocks and is then held', () => {
  const season = planConsistentSeason({
    today: MONDAY,
    athlete: athleteWith({ hours: 8, now: 5 }),
    sports: ['running'],
    weeks: 16,
  });
  expect(phaseLetters(season.weeks)).toBe('bbbbbbbbuuuubbbb');
  expect(hoursText(season.weeks)).toBe(
    '5.50 5.60 5.60 3.64s 6.16 6.24 6.24 4.06s 6.80 6.80 6.80 4.42s 6.80 6.80 6.80 5.10s',
  );
  expect(season.phases.every(({ baseSports }) => baseSports.length === 0)).toBe(true);
});
