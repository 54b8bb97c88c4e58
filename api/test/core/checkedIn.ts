import { adaptationDraftOf } from '../../core/change/adapt/adaptationDraft.ts';
import { latestCheckIn } from '../../core/change/adapt/checkIn.ts';
import type { CheckIn } from '../../core/change/adapt/events.ts';
import { addDays, type Day } from '../../core/calendar/calendar.ts';
import { planningContextOf, type ScheduleLimits } from '../../core/rules/context.ts';
import { dayOf, LIMITS, made } from './madeWeeks.ts';
import { weekOf } from './weekInWords.ts';
import { UNRATED } from './unrated.ts';

// Check-ins of weeks made by hand, and what became of the workouts.

export const TODAY = dayOf('mon');
export const answered = (answeredOn: Day, ratings: Partial<CheckIn> = {}): CheckIn => ({
  answeredOn,
  weekStartDate: TODAY,
  ...UNRATED,
  travelThisWeek: null,
  majorDeadlines: null,
  notes: null,
  ...ratings,
});
export const GREEN = { mood: 9, stress: 2, sleep: 9, mentalReadiness: 9 };
export const AMBER = { mood: 6, stress: 7, sleep: 6, mentalReadiness: 6 };
export const ORANGE = { mood: 5, stress: 7, sleep: 5, mentalReadiness: 5 };
export const RED = { mood: 3, stress: 9, sleep: 3, mentalReadiness: 3 };
export const daysAgo = (days: number, ratings: Partial<CheckIn> = GREEN) => answered(addDays(TODAY, -days), ratings);

export interface Given {
  over?: Partial<ScheduleLimits>;
  before?: Partial<CheckIn>;
  gone?: string;
  on?: Day;
}
export function drafted(week: string, ratings: Partial<CheckIn>, { over, before, gone, on = TODAY }: Given) {
  const limits = { ...LIMITS, ...over };
  const removed =
    gone === undefined ? [] : made(weekOf(gone)).map((each) => ({ ...each, id: 'gone', removedBy: 'TIRED' as const }));
  const draft = adaptationDraftOf(made(weekOf(week)), removed, planningContextOf(limits));
  const current = latestCheckIn(limits.today, [
    answered(on, ratings),
    ...(before === undefined ? [] : [daysAgo(7, before)]),
  ])!;
  return { draft, current };
}
/** Each workout in the order of the week: where it goes, how long and how hard it is. */
export const left = (week: string, { slots }: ReturnType<typeof drafted>['draft']) =>
  made(weekOf(week))
    .map(({ id }) => slots.find(({ workout }) => workout.id === id)!)
    .map(({ removed, minutes, intensity, movesTo }) =>
      removed ? 'out' : `${movesTo === null ? '' : `${movesTo.day} `}${minutes} ${intensity}`,
    )
    .join(', ');
