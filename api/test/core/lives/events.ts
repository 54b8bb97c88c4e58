/** What life does to an athlete, by the number of the day. */
export interface LifeEvents {
  /** First day of each illness, and days until its symptoms are gone. */
  illnesses: readonly { from: number; days: number }[];
  /** Days away without training. */
  away: readonly { from: number; days: number }[];
  /** Weeks with time for that share of the training. */
  busy: readonly { week: number; share: number }[];
  /** Days of bad sleep: 1 is usual. */
  rest: (day: number) => number;
}

/** Sorts of life: how much happens in it, and how much of it the athlete tells. */
export const LIVES = {
  calm: { happens: 0, told: 1 },
  honest: { happens: 1, told: 1 },
  forgetful: { happens: 1, told: 0.6 },
  hard: { happens: 2, told: 0.9 },
} as const;
export type LifeKind = keyof typeof LIVES;

/** About one illness, one time away, two busy weeks and three bad nights in a row in ten weeks of a usual life. */
export function eventsOf(kind: LifeKind, weeks: number, next: () => number): LifeEvents {
  const { happens } = LIVES[kind];
  const days = 7 * weeks;
  const some = <T>(perTenWeeks: number, make: (at: number) => T): T[] =>
    Array.from({ length: Math.round((happens * perTenWeeks * weeks * (0.5 + next())) / 10) }, () =>
      make(Math.floor(next() * days)),
    );
  const badNights = some(1, (from) => ({ from, days: 3 + Math.floor(4 * next()), rest: 0.7 + 0.2 * next() }));
  const betterFrom = next() < 0.2 ? Math.floor(next() * days) : days;
  return {
    illnesses: some(0.7, (from) => ({ from, days: 3 + Math.floor(9 * next() ** 2) })),
    away: some(0.7, (from) => ({ from, days: 3 + Math.floor(18 * next() ** 3) })),
    busy: some(2, (at) => ({ week: Math.floor(at / 7), share: 0.3 + 0.5 * next() })),
    rest: (day) =>
      badNights.find(({ from, days }) => day >= from && day < from + days)?.rest ?? (day >= betterFrom ? 1.1 : 1),
  };
}

const during = (spans: readonly { from: number; days: number }[], day: number): boolean =>
  spans.some(({ from, days }) => day >= from && day < from + days);

export const isIll = ({ illnesses }: LifeEvents, day: number): boolean => during(illnesses, day);
export const isAway = ({ away }: LifeEvents, day: number): boolean => during(away, day);

/** Days since the last illness; null: ill. */
export function daysWell({ illnesses }: LifeEvents, day: number): number | null {
  if (during(illnesses, day)) return null;
  const over = illnesses.map(({ from, days }) => from + days).filter((end) => end <= day);
  return over.length === 0 ? Infinity : day - Math.max(...over);
}
