import * as fc from 'fast-check';
import { addDays, daysBetween, mondayOf } from '../calendar/calendar.ts';
import type { PlanRace } from '../race/race.ts';
import { anAthlete, aRace, aToday, someSports } from '../../test/core/arbitraries.ts';
import type { StoredPhase } from './season.ts';
import { lowerTowardsRace, replanSeason, type SeasonOnFile } from './seasonReplan.ts';
import { seasonNow } from './whatIf.ts';

const onFile = (phases: readonly object[]) => phases.map((phase, i) => ({ ...phase, id: `phase ${i}` }) as StoredPhase);

/** A season whose A race was moved to a day up to five weeks away, which nobody planned anew. */
const aMovedRace = aToday.chain((start) =>
  fc
    .record({
      athlete: anAthlete,
      sports: someSports,
      races: fc.array(aRace(start), { minLength: 1, maxLength: 3 }),
      weeks: fc.integer({ min: 3, max: 30 }),
      until: fc.integer({ min: 0, max: 35 }),
    })
    .map(({ athlete, sports, races, weeks, until }): SeasonOnFile => {
      const planned = races.map((race, i): PlanRace => ({ ...race, id: `race ${i}`, priority: i === 0 ? 'A' : 'B' }));
      const made = { today: start, athlete, sports, races: planned, phases: [], lostWeeks: [] };
      const today = addDays(start, 7 * weeks);
      const moved = planned.map((race, i) => (i === 0 ? { ...race, raceDate: addDays(today, until) } : race));
      return { ...made, today, races: moved, phases: onFile(replanSeason(made).phases) };
    }),
);

const typeOn = (phases: readonly { startDate: string; endDate: string; phaseType: string }[], day: string) =>
  phases.find(({ startDate, endDate }) => startDate <= day && endDate >= day)?.phaseType;

test('no race three weeks away is reached without its race week; no week passes the largest one, and asked again nothing is left to lower', () => {
  const met = { lowered: 0, far: 0 };
  fc.assert(
    fc.property(aMovedRace, (season) => {
      const lowered = lowerTowardsRace(season);
      const race = season.races.find(({ id }) => id === 'race 0')!;
      if (daysBetween(season.today, race.raceDate) > 21) {
        met.far += 1;
        return lowered === null;
      }
      const phases = lowered === null ? season.phases : onFile(lowered.replan.phases);
      met.lowered += Number(lowered !== null);
      const hoursOf = (of: readonly StoredPhase[]) =>
        new Map(
          seasonNow({ ...season, phases: of, past: null }).weeks.map(({ weekStartDate, plannedHours }) => [
            weekStartDate,
            plannedHours,
          ]),
        );
      const [before, after] = [hoursOf(season.phases), hoursOf(phases)];
      const monday = mondayOf(season.today);
      // a phase that ends sooner has its step-back weeks elsewhere, so that single weeks may differ; none passes the largest on file
      const most = Math.max(...before.values());
      const raised = [...after].filter(
        ([week, hours]) => before.has(week) && week >= monday && week <= race.raceDate && hours > most + 0.05,
      );
      return (
        typeOn(phases, race.raceDate) === 'race' &&
        raised.length === 0 &&
        lowerTowardsRace({ ...season, phases }) === null
      );
    }),
    { numRuns: 300 },
  );
  expect(Math.min(...Object.values(met))).toBeGreaterThan(50);
});
