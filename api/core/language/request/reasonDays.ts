import type { Day } from '../../calendar/calendar.ts';
import type { Tag } from './tags.ts';

const ENDS_PART: ReadonlySet<Tag['t']> = new Set(['comma', 'conj', 'stop']);
/** Of what is asked for, or said of a workout: a day beside it is no beginning of what comes after. */
const ASKS: ReadonlySet<Tag['t']> = new Set(['act', 'workout', 'not', 'duration', 'level', 'limit']);
const denies = (tag: Tag): boolean => tag.t === 'act' && tag.act === 'rest';
/** "nothing", "rest", and no more than that. */
const onlyDenies = (part: readonly Tag[]): boolean =>
  part.some(denies) && part.every((tag) => denies(tag) || tag.t === 'word');

/** The one day ahead that a part names, where it only tells; null: there is none. */
function dayTold(part: readonly Tag[], today: Day): Day | null {
  const [date, ...more] = part.filter((tag) => tag.t === 'date');
  const isDay = more.length === 0 && date?.grain === 'day' && date.days.length === 1 && date.days[0]! > today;
  const onlyTells = part.every((tag) => !ASKS.has(tag.t) && (tag.t !== 'prep' || tag.prep === 'on'));
  return isDay && onlyTells ? date.days[0]! : null;
}

/** "Tooth out on Thursday, nothing until Sunday": from the day on which it is, and not from today. */
export function fromTheReason(tags: readonly Tag[], today: Day): Tag[] {
  let part: Tag[] = [];
  let told: Day | null = null;
  return tags.flatMap((tag, at): Tag[] => {
    const end = tags[at + 1];
    const isUntil = tag.t === 'prep' && tag.prep === 'until' && end?.t === 'date' && end.days.length === 1;
    const start = isUntil && onlyDenies(part) && told !== null && told < end.days[0]! ? told : null;
    if (!ENDS_PART.has(tag.t)) part.push(tag);
    else if (part.length > 0) {
      told = dayTold(part, today);
      part = [];
    }
    return start === null ? [tag] : [{ t: 'prep', prep: 'from' }, { t: 'date', days: [start], grain: 'day' }, tag];
  });
}
