import { mondayOf } from '../calendar/calendar.ts';
import type { ReplanEffects } from '../messages/replan.ts';
import { tenth } from '../units/tenth.ts';
import type { Phase } from './season.ts';
import type { PhaseDifference, RegenerationPreview, WeekDifference } from './regeneration.ts';

/** Weeks whose hours are told: those that have a schedule. */
const NEXT_WEEKS = 4;

type Shown = Pick<RegenerationPreview, 'allRaces' | 'phases' | 'weeks'>;

/** What a season planned anew does: to the last weeks before the next A race, and to hours. */
export function replanEffects({ allRaces, phases, weeks }: Shown, today: string): ReplanEffects {
  const race = allRaces.find(({ priority, raceDate }) => priority === 'A' && raceDate >= today);
  const taper = (side: 'before' | 'after') => race && taperBefore(phasesOf(phases, side), race.raceDate);
  const [before, after] = [taper('before'), taper('after')];
  const isOther = race !== undefined && after?.isRaceWeek === true && before?.from !== after.from;
  return {
    race: isOther ? { raceName: race.raceName, taperFrom: after.from } : null,
    hours: hoursOf(
      weeks.filter(({ weekStartDate }) => weekStartDate >= mondayOf(today)),
      phases,
    ),
    phases: phases.filter(({ change }) => change !== 'same').length,
  };
}

const phasesOf = (phases: readonly PhaseDifference[], side: 'before' | 'after'): Phase[] =>
  phases.flatMap((difference) => difference[side] ?? []).sort((a, b) => (a.startDate < b.startDate ? -1 : 1));

/** When the taper begins that leads up to a day in a race phase; null: there is none. */
function taperBefore(phases: readonly Phase[], day: string): { isRaceWeek: boolean; from: string | null } {
  const at = phases.findIndex(({ startDate, endDate }) => startDate <= day && endDate >= day);
  const isRaceWeek = phases[at]?.phaseType === 'race';
  const before = phases[at - 1];
  return { isRaceWeek, from: isRaceWeek && before?.phaseType === 'taper' ? before.startDate : null };
}

/** Of the weeks that have a schedule; where nothing changes in them, of what is largest. */
function hoursOf(weeks: readonly WeekDifference[], phases: readonly PhaseDifference[]): ReplanEffects['hours'] {
  const next = (hours: readonly number[]) => tenth(hours.slice(0, NEXT_WEEKS).reduce((sum, each) => sum + each, 0));
  const largest = (hours: readonly number[]) => tenth(Math.max(0, ...hours));
  const volumes = (side: 'before' | 'after') => phases.map((phase) => phase[side]?.weeklyVolume ?? 0);
  const [before, after] = [weeks.map((week) => week.hoursBefore ?? 0), weeks.map((week) => week.hoursAfter ?? 0)];
  const told = [
    { of: 'next', before: next(before), after: next(after) },
    { of: 'week', before: largest(before), after: largest(after) },
    { of: 'phase', before: largest(volumes('before')), after: largest(volumes('after')) },
  ] as const;
  const found = told.find((each) => Math.abs(each.before - each.after) > 0.1);
  return found ? { ...found, weeks: Math.min(NEXT_WEEKS, weeks.length) } : null;
}
