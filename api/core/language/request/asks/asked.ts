import { addDays, daysBetween, weekdayIndex } from '../../../calendar/calendar.ts';
import type { Target } from '../intent.ts';
import { daysMeant } from '../spans.ts';
import type { Noun } from '../slotNouns.ts';
import { type Slots, target } from '../slots.ts';
import type { DateTag, DurationTag, HappeningKind, Horizon, LevelTag, RequestAct, Tag, WorkoutTag } from '../tags.ts';

/** A clause that may ask for something, with what its frames look at. */
export interface Asked extends Slots {
  horizon: Horizon;
  /** The amount that is named first. */
  duration: DurationTag | undefined;
  /** An amount, or that it should be longer or shorter. */
  measured: boolean;
}

export function askedOf(own: Slots, horizon: Horizon, inherited: RequestAct | null): Asked {
  const [duration] = own.durations;
  return {
    ...own,
    acts: inherited === null ? own.acts : [...own.acts, inherited],
    horizon,
    duration,
    measured: duration !== undefined || own.length !== null,
  };
}

export const EASY: LevelTag = { t: 'level', step: null, to: 'easy' };

export const has = ({ acts }: Slots, ...any: readonly RequestAct[]): boolean => any.some((act) => acts.includes(act));
export const hasHappening = ({ tags }: Slots, kind: HappeningKind): boolean =>
  tags.some((tag) => tag.t === 'happening' && tag.kind === kind);

export const isTo = (tag: Tag): boolean => tag.t === 'prep' && tag.prep === 'to';

export const isOneDay = (dates: DateTag | null): dates is DateTag => dates?.grain === 'day' && dates.days.length === 1;

export const isRace = ({ workout }: Target): boolean => workout?.sports[0] === 'race';
/** It names a sport or a kind, and not only "a workout". */
export const isNamed = ({ workout }: Target): boolean =>
  workout !== null && (workout.sports.length > 0 || workout.kind !== null);

/** "a swim", "some strength": one that is not there yet. */
export const isNew = ({ quantity, text, sports }: WorkoutTag): boolean =>
  quantity === 'some' && sports.length > 0 && /^(?:a|an|some|another|an extra)\b/.test(text);

/** The days that are named first. */
export const firstDates = ({ nouns }: Slots): DateTag | null =>
  nouns.find(({ dates }) => dates !== null)?.dates ?? null;

export const singleTarget = (asked: Asked): Target => {
  const { nouns, horizon } = asked;
  const noun: Noun | undefined =
    nouns.find(({ workout, role }) => workout !== null && role !== 'into' && role !== 'insteadOf') ?? nouns[0];
  return {
    workout: noun?.workout ?? null,
    dates: noun?.dates ?? firstDates(asked) ?? daysMeant(asked, horizon),
  };
};

export const targets = (asked: Asked): Target[] => {
  const named = asked.nouns.filter(({ workout, role }) => workout !== null && role !== 'into');
  return named.length > 1 ? named.map((noun) => target(noun)) : [singleTarget(asked)];
};

const range = (from: string, days: number): readonly string[] =>
  Array.from({ length: days }, (_, index) => addDays(from, index));

/** All days that are planned. */
export const aheadOf = ({ today, lastDay }: Horizon): DateTag => ({
  t: 'date',
  days: range(today, Math.max(1, daysBetween(today, lastDay) + 1)),
  grain: 'range',
});

/** What is left of this week. */
export const weekOf = ({ today }: Horizon): DateTag => ({
  t: 'date',
  days: range(today, 7 - weekdayIndex(today)),
  grain: 'range',
  week: true,
});
