import { type DisplayUnits, isAsKept, swimSetText } from '../units/displayUnits.ts';

/** What ends in metres to swim: "CSS swim 8 ×" and 100. */
interface SwimTitle {
  words: string;
  metres: number;
}

/** What a workout is called, as a sentence for any reader holds it. */
export type Title = string | SwimTitle;

interface Titled {
  workoutType: string;
  description: string;
}

/** Runs are counted in metres in any units, as their tracks are; lengths of a pool are not. */
export function titleOf({ workoutType, description }: Titled): Title {
  const words = description.split(' ');
  const metres = Number(words.at(-2));
  return workoutType === 'swim' && words.at(-1) === 'm' && metres > 0
    ? { words: words.slice(0, -2).join(' '), metres }
    : description;
}

/** "CSS swim 8 × 100 m", in a pool of yards "CSS swim 8 × 100 yd". */
export function titleText(title: Title, units: DisplayUnits): string {
  if (typeof title === 'string') return title;
  const { words, metres } = title;
  const amount = isAsKept(units) ? `${metres} m` : swimSetText(metres, units);
  return words === '' ? amount : `${words} ${amount}`;
}

/** What the workout is called, in the units of whoever reads it. */
export const titleIn = (workout: Titled, units: DisplayUnits): string => titleText(titleOf(workout), units);

/** The title that somebody sends back after reading it in their units: the one that is kept, unless they changed it. */
export const keptTitle = (sent: string, kept: Titled, units: DisplayUnits): string =>
  sent === titleIn(kept, units) ? kept.description : sent;
