import type { Day } from '../calendar/calendar.ts';
import { dayName } from '../calendar/dayNames.ts';
import { countOf } from '../units/countOf.ts';
import { listOf } from '../units/listOf.ts';
import { hoursToFiveMinutes } from '../units/timeText.ts';

/** What planning a season anew does, as far as it is worth a word. */
export interface ReplanEffects {
  /** The next A race whose last weeks change: its taper begins on that day; null: it has none. */
  race: { raceName: string; taperFrom: Day | null } | null;
  /** Planned hours, where they change by more than a tenth: of the next weeks together, of the largest week, or a week of the largest phase. */
  hours: { of: 'next' | 'week' | 'phase'; weeks: number; before: number; after: number } | null;
  /** Phases that are new, gone, moved or of another size. */
  phases: number;
}

const raceText = ({ raceName, taperFrom }: NonNullable<ReplanEffects['race']>): string =>
  taperFrom === null
    ? `${raceName} has its own race week`
    : `the taper before ${raceName} begins on ${dayName(taperFrom)}`;

const HOURS_OF: Readonly<Record<NonNullable<ReplanEffects['hours']>['of'], (weeks: number) => string>> = {
  next: (weeks) => `the next ${countOf(weeks, 'week')} hold`,
  week: () => 'the largest week holds',
  phase: () => 'a week of the largest phase holds',
};

const hoursText = ({ of, weeks, before, after }: NonNullable<ReplanEffects['hours']>): string =>
  `${HOURS_OF[of](weeks)} ${hoursToFiveMinutes(after)} instead of ${hoursToFiveMinutes(before)}`;

/** "the taper before Spring Marathon begins on Monday 19 April and the next 4 weeks hold 24:30 h instead of 27:00 h". */
export function replanEffectsText({ race, hours, phases }: ReplanEffects): string {
  const texts = [...(race ? [raceText(race)] : []), ...(hours ? [hoursText(hours)] : [])];
  return texts.length > 0
    ? listOf(texts)
    : `${countOf(phases, 'phase')} of the season ${phases === 1 ? 'changes' : 'change'}`;
}

/** "After 21 days without training the season begins again from here: 3 phases of the season change." */
export const replanAfterBreakText = (days: number, effects: string): string =>
  `After ${countOf(days, 'day')} without training the season begins again from here: ${effects}.`;
