import { MEDIUM_LONG, MIN_EASY_TO_VARY, MIN_WORKOUT, SHORT_EASY } from '../constants/week.ts';
import { roomOf } from './dayRules.ts';
import { type Placed, placedOn, type WeekContext } from './draft.ts';
import { longestElsewhere } from './fill.ts';

/** Of many easy runs, and of many easy rides, one becomes medium-long, and another gives it the minutes: the week's load stays as it is. */
export function varyEasyWorkouts(context: WeekContext): void {
  if (context.week.kind !== 'load') return;
  for (const type of ['run', 'bike'] as const) varyEasy(context, type);
}

function varyEasy(context: WeekContext, type: 'run' | 'bike'): void {
  const easy = placedOn(context.days)
    .filter(({ draft }) => draft.workoutType === type && draft.role === 'easy' && !draft.isLong && !draft.isHard)
    .sort((a, b) => a.draft.minutes - b.draft.minutes);
  if (easy.length < MIN_EASY_TO_VARY) return;
  const usual = easy[Math.floor(easy.length / 2)]!.draft.minutes;
  const most = longestElsewhere(context);
  const room = ({ day, draft }: Placed) =>
    Math.floor(Math.min(roomOf(day), Math.min(draft.max, most) - draft.minutes, MEDIUM_LONG * usual - draft.minutes));
  const [longer] = [...easy].sort((a, b) => room(b) - room(a) || b.day.index - a.day.index);
  if (longer === undefined || room(longer) <= 0) return;
  for (const shorter of easy) {
    if (shorter === longer) continue;
    const spare = shorter.draft.minutes - Math.max(MIN_WORKOUT, Math.ceil(SHORT_EASY * usual));
    const moved = Math.min(spare, room(longer));
    if (moved <= 0) continue;
    shorter.draft.minutes -= moved;
    longer.draft.minutes += moved;
    if (room(longer) <= 0) return;
  }
}
