import * as fc from 'fast-check';

import { addDays, mondayOf, weeksBetween } from '../calendar/calendar.ts';
import { isCostlyB } from './phases.ts';
import type { PlanRace } from '../race/race.ts';
import type { RaceResult } from '../race/raceResult.ts';
import { previewRegeneration } from './regeneration.ts';
import type { StoredPhase } from './season.ts';
import { replanSeason, type SeasonOnFile } from './seasonReplan.ts';
import { anAthlete, aRace, aToday, someSports } from '../../test/core/arbitraries.ts';
import { runs } from '../../test/propertyRuns.ts';
import { seasonTrials } from './seasonTrials.ts';
import { editedSeason, seasonAfter, seasonNow, type SeasonEdit } from './whatIf.ts';

const RUNS = runs(40);

const aResult: fc.Arbitrary<RaceResult> = fc.record({
  status: fc.constantFrom('finished', 'did-not-finish', 'did-not-start'),
  finishSeconds: fc.constant(null),
  feeling: fc.option(fc.integer({ min: 1, max: 10 })),
  beforeHalfway: fc.option(fc.boolean()),
  notes: fc.constant(null),
});

/** The season planned, and put on file. */
function planned(season: SeasonOnFile): SeasonOnFile {
  const phases = replanSeason(season).phases.map((phase, i): StoredPhase => ({
    ...phase,
    id: phase.id ?? `${season.today} ${i}`,
  }));
  return { ...season, phases };
}

/** A season planned on one day and looked at up to forty weeks later, some phases edited, some results told, some weeks lost. */
const aSeasonOnFile: fc.Arbitrary<SeasonOnFile> = aToday.chain((start) =>
  fc
    .record({
      athlete: anAthlete,
      sports: someSports,
      races: fc.array(aRace(start), { minLength: 1, maxLength: 5 }),
      results: fc.array(fc.option(aResult), { minLength: 5, maxLength: 5 }),
      lost: fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 3 }),
      days: fc.integer({ min: 0, max: 280 }),
      edited: fc.uniqueArray(fc.nat({ max: 10 }), { maxLength: 2 }),
    })
    .map(({ athlete, sports, races, results, lost, days, edited }) => {
      const today = addDays(start, days);
      const onFile = races.map((race, i): PlanRace => ({ ...race, id: `race ${i}` }));
      const lostWeeks = lost.map((week) => addDays(mondayOf(start), 7 * week)).sort();
      const first = planned({ today: start, athlete, sports, races: onFile, phases: [], lostWeeks });
      const phases = first.phases.map((phase, i) =>
        edited.includes(i)
          ? { ...phase, weeklyVolume: phase.weeklyVolume + 1, description: 'Mine', isEdited: true }
          : phase,
      );
      const told = onFile.map((race, i) =>
        race.raceDate <= today && results[i] ? { ...race, result: results[i] } : race,
      );
      return { ...first, today, phases, races: told };
    }),
);

const check = (act: (season: SeasonOnFile) => void) => fc.assert(fc.property(aSeasonOnFile, act), RUNS);
const bytes = (value: unknown) => JSON.stringify(value);

test('a plan made anew is contiguous, covers this week, keeps what has passed and each A race in its week, and asks for no more than there is', () => {
  const met = { begun: 0, ahead: 0, lost: 0 };
  check((season) => {
    const { phases, seasonStart, seasonEnd } = replanSeason(season);
    expect([phases[0]!.startDate, phases.at(-1)!.endDate]).toEqual([seasonStart, seasonEnd]);
    phases.slice(1).forEach((phase, i) => expect(phase.startDate).toBe(addDays(phases[i]!.endDate, 1)));
    expect(seasonStart <= season.today && season.today <= seasonEnd).toBe(true);
    expect(weeksBetween(season.today, seasonEnd)).toBeLessThan(104);
    const monday = mondayOf(season.today);
    const passed = (list: readonly { startDate: string; endDate: string; phaseType: string }[]) =>
      list
        .filter(({ endDate }) => endDate < monday && endDate >= seasonStart)
        .map(({ endDate, phaseType }) => [endDate, phaseType]);
    const stood = seasonStart < monday ? passed(season.phases) : [];
    expect(passed(phases).slice(0, stood.length)).toEqual(stood);
    met.begun += stood.length;
    const races = phases.filter(({ phaseType }) => phaseType === 'race');
    const ahead = season.races.filter(({ raceDate, priority }) => priority === 'A' && raceDate >= season.today);
    for (const { raceDate } of ahead)
      expect(races.filter(({ startDate, endDate }) => startDate <= raceDate && raceDate <= endDate)).toHaveLength(1);
    met.ahead += ahead.length;
    const { weeks } = seasonNow({ ...season, phases: planned(season).phases, past: null });
    for (const { plannedHours } of weeks)
      expect(plannedHours).toBeLessThanOrEqual(season.athlete.preferences.weeklyHoursAvailable + 0.01);
    const lost = weeks.filter(({ weekStartDate }) => season.lostWeeks.includes(weekStartDate));
    for (const { plannedHours } of lost) expect(plannedHours).toBe(0);
    met.lost += lost.length;
  });
  expect(Object.entries(met).filter(([, times]) => times === 0)).toEqual([]);
});

test('planned twice, the plan is the same', () => {
  check((season) => {
    const once = planned(season);
    expect(bytes(planned(once))).toBe(bytes(once));
  });
});

test('a race that is added and deleted again leaves the plan as it was', () => {
  fc.assert(
    fc.property(
      aSeasonOnFile.chain((season) => fc.tuple(fc.constant(season), aRace(season.today))),
      ([season, race]) => {
        const before = planned(season);
        const edits = (kind: 'addRace' | 'removeRace'): SeasonEdit[] =>
          kind === 'addRace' ? [{ kind, race: { ...race, id: 'added' } }] : [{ kind, raceId: 'added' }];
        const without = (phases: readonly StoredPhase[]) =>
          phases.map(({ id: _, isEdited: __, description: ___, weeklyVolume: ____, ...phase }) => phase);
        const added = planned(editedSeason(before, edits('addRace')));
        // edits go with a phase that the race leaves no room for, and the preview says so
        const edited = before.phases.filter(({ isEdited }) => isEdited).map(({ id }) => id);
        fc.pre(edited.every((id) => added.phases.some((phase) => phase.id === id)));
        const back = planned(editedSeason(added, edits('removeRace')));
        expect(without(back.phases)).toEqual(without(before.phases));
        expect(planned(editedSeason(before, [...edits('addRace'), ...edits('removeRace')]))).toEqual(before);
      },
    ),
    RUNS,
  );
});

test('a C race inside the season moves no phase', () => {
  fc.assert(
    fc.property(
      aSeasonOnFile.chain((season) => fc.tuple(fc.constant(season), aRace(season.today))),
      ([season, race]) => {
        const before = planned(season);
        const ahead = season.races.filter(({ raceDate }) => raceDate >= season.today);
        const last = ahead
          .map(({ raceDate }) => raceDate)
          .sort()
          .at(-1);
        fc.pre(
          last !== undefined &&
            mondayOf(race.raceDate) <= mondayOf(last) &&
            ahead.some(({ priority }) => priority !== 'C'),
        );
        const added = planned({ ...before, races: [...before.races, { ...race, priority: 'C', id: 'added' }] });
        const spans = ({ phases }: SeasonOnFile) =>
          phases.map(({ phaseType, startDate, endDate }) => [phaseType, startDate, endDate]);
        expect(spans(added)).toEqual(spans(before));
      },
    ),
    RUNS,
  );
});

test('what a preview shows is what the season on file shows once it is written, to the byte', () => {
  fc.assert(
    fc.property(
      aSeasonOnFile.chain((season) => fc.tuple(fc.constant(season), someEdits(season))),
      ([season, edits]) => {
        const input = { ...season, past: null };
        const { preview, season: shown } = previewRegeneration(input, edits);
        const edited = editedSeason(input, edits);
        const written = seasonNow({
          ...edited,
          phases: shown.phases.map((phase, i) => ({ ...phase, id: phase.id ?? `new ${i}` })),
        });
        expect(bytes(written.weeks)).toBe(bytes(shown.weeks));
        expect(bytes(written.load)).toBe(bytes(shown.load));
        expect(bytes(written.raceDays)).toBe(bytes(shown.raceDays));
        const monday = mondayOf(season.today);
        const hours = new Map(written.weeks.map(({ weekStartDate, plannedHours }) => [weekStartDate, plannedHours]));
        for (const { weekStartDate, hoursAfter } of preview.weeks)
          expect(hours.get(weekStartDate) ?? null).toBe(hoursAfter);
        expect(preview.weeks.every(({ weekStartDate }) => weekStartDate >= monday)).toBe(true);
        expect(preview.phases.filter(({ after }) => after).map(({ after }) => after)).toEqual(preview.newPhases);
        expect(preview.phases.filter(({ before }) => before)).toHaveLength(season.phases.length);
      },
    ),
    RUNS,
  );
});

test('a season remembered from a trial is the one computed as a whole', () => {
  const aTrial = aSeasonOnFile.chain((season) =>
    fc.tuple(
      fc.constant(season),
      fc.array(someEdits(season), { minLength: 1, maxLength: 3 }),
      fc.array(fc.nat({ max: 2 }), { minLength: 3, maxLength: 8 }),
    ),
  );
  fc.assert(
    fc.property(aTrial, ([season, edits, order]) => {
      const input = { ...season, past: null };
      const trials = seasonTrials(input);
      expect(bytes(trials.after([]))).toBe(bytes(seasonNow(input)));
      const whole = edits.map((some) => bytes(some.length === 0 ? seasonNow(input) : seasonAfter(input, some)));
      for (const i of order.map((at) => at % edits.length)) expect(bytes(trials.after(edits[i]!))).toBe(whole[i]);
    }),
    RUNS,
  );
});

test('a trial computes a day that is passed again once, and forgets the oldest of many', () => {
  const [season] = fc.sample(aSeasonOnFile, { numRuns: 1, seed: 3 });
  const trials = seasonTrials({ ...season!, past: null }, 3);
  const hours = (weeklyHoursAvailable: number) => trials.after([{ kind: 'setHours', weeklyHoursAvailable }]);
  const first = hours(5);
  hours(6);
  hours(7);
  expect(hours(5)).toBe(first);
  hours(8);
  hours(9);
  expect(hours(5)).toBe(first);
  hours(6);
  hours(7);
  hours(8);
  expect(hours(5)).not.toBe(first);
  expect(hours(5)).toEqual(first);
});

function someEdits({ today, races }: SeasonOnFile): fc.Arbitrary<SeasonEdit[]> {
  const raceId = fc.constantFrom(...races.map(({ id }) => id));
  const raceDate = fc.integer({ min: 0, max: 400 }).map((days) => addDays(today, days));
  const edit: fc.Arbitrary<SeasonEdit> = fc.oneof(
    fc.record({ kind: fc.constant('moveRace' as const), raceId, raceDate }),
    fc.record({
      kind: fc.constant('setPriority' as const),
      raceId,
      priority: fc.constantFrom('A' as const, 'B' as const, 'C' as const),
    }),
    fc.record({ kind: fc.constant('removeRace' as const), raceId }),
    fc.record({
      kind: fc.constant('loseWeeks' as const),
      from: raceDate.map(mondayOf).filter((day) => day >= mondayOf(today)),
      count: fc.integer({ min: 1, max: 4 }),
    }),
    fc.record({ kind: fc.constant('setHours' as const), weeklyHoursAvailable: fc.integer({ min: 2, max: 20 }) }),
  );
  return fc.array(edit, { maxLength: 4 });
}

test('a B race that costs no weeks moves no phase either, while an A race lies behind it', () => {
  fc.assert(
    fc.property(
      aSeasonOnFile.chain((season) => fc.tuple(fc.constant(season), aRace(season.today))),
      ([season, race]) => {
        const before = planned(season);
        const tuneUp: PlanRace = { ...race, priority: 'B', id: 'added' };
        fc.pre(
          !isCostlyB(tuneUp) &&
            season.races.some(
              ({ priority, raceDate }) => priority === 'A' && mondayOf(raceDate) >= mondayOf(race.raceDate),
            ),
        );
        expect(planned({ ...before, races: [...before.races, tuneUp] }).phases).toEqual(before.phases);
      },
    ),
    RUNS,
  );
});
