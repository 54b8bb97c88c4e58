import { MIN_EASY_RUNS_TO_VARY, MEDIUM_LONG, MIN_WORKOUT, SHORT_RUN } from '../constants/week.ts';
import { roomOf } from './dayRules.ts';
import { type Placed, placedOn, type WeekContext } from './draft.ts';
import { longestElsewhere } from './fill.ts';

/** Of many easy runs one becomes a medium-long run, and another gives it the minutes: the week's load stays as it is. */
export function varyEasyRuns(context: WeekContext): void {
  if (context.week.kind !== 'load') return;
  const runs = placedOn(context.days)
    .filter(({ draft }) => draft.workoutType === 'run' && draft.role === 'easy' && !draft.isLong && !draft.isHard)
    .sort((a, b) => a.draft.minutes - b.draft.minutes);
  if (runs.length < MIN_EASY_RUNS_TO_VARY) return;
  const usual = runs[Math.floor(runs.length / 2)]!.draft.minutes;
  const most = longestElsewhere(context);
  const room = ({ day, draft }: Placed) =>
    Math.floor(Math.min(roomOf(day), Math.min(draft.max, most) - draft.minutes, MEDIUM_LONG * usual - draft.minutes));
  const [longer] = [...runs].sort((a, b) => room(b) - room(a) || b.day.index - a.day.index);
  if (longer === undefined || room(longer) <= 0) return;
  for (const shorter of runs) {
    if (shorter === longer) continue;
    const spare = shorter.draft.minutes - Math.max(MIN_WORKOUT, Math.ceil(SHORT_RUN * usual));
    const moved = Math.min(spare, room(longer));
    if (moved <= 0) continue;
    shorter.draft.minutes -= moved;
    longer.draft.minutes += moved;
    if (room(longer) <= 0) return;
  }
}
