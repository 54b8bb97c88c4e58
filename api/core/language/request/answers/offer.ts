import type { Day } from '../../../calendar/calendar.ts';
import { isStillPlanned, nounOf, ofName, ofSport } from '../lookUp.ts';
import type { RequestAnswer } from '../requestAnswer.ts';
import type { RequestInput, RequestWorkout } from '../request.ts';
import type { WorkoutTag } from '../tags.ts';
import { dayWord } from './planFacts.ts';

/** What a text names, where it does not say what should become of it. */
export interface Named {
  workout: WorkoutTag | null;
  days: readonly Day[] | null;
}

const quoted = (sentences: readonly string[]): string =>
  `${sentences
    .slice(0, -1)
    .map((each) => `“${each}”`)
    .join(', ')} or “${sentences.at(-1)!}”`;

const aboutWorkout = ({ workoutType, scheduledDate, isLong }: RequestWorkout, today: Day): readonly string[] => {
  const what = `the ${isLong ? 'long ' : ''}${nounOf(workoutType)} on ${dayWord(scheduledDate, today)}`;
  return [`Skip ${what}`, `Make ${what} easier`, `Move ${what}`];
};
const aboutDay = (day: string): readonly string[] => [
  `Keep ${day} free`,
  `Make ${day} easier`,
  `What is planned on ${day}`,
];
const ABOUT_WEEK = ['Make this week easier', 'Keep tomorrow free', 'What is on this week'] as const;

/** The three things that are nearest to what was named. */
function nearest({ workout, days }: Named, { workouts, limits }: RequestInput): readonly string[] {
  const { today } = limits;
  const open = workouts.filter((each) => isStillPlanned(each, today) && each.workoutType !== 'race');
  const there = days === null ? open : open.filter(({ scheduledDate }) => days.includes(scheduledDate));
  const [next] = workout === null ? [] : ofName(ofSport(there, workout), workout);
  if (next !== undefined) return aboutWorkout(next, today);
  const [day] = days ?? [];
  return day === undefined || days!.length > 1 || day < today ? ABOUT_WEEK : aboutDay(dayWord(day, today));
}

/** What can be said instead, where a question has no answer. */
export const exampleText = (named: Named, input: RequestInput): string =>
  `Write, for example, ${quoted(nearest(named, input))}.`;

/** Asks back where nothing was understood for certain, with what may have been meant. */
export const askBack = (understood: string, named: Named, input: RequestInput): RequestAnswer => ({
  kind: 'question',
  understood,
  question: `What would you like? For example ${quoted(nearest(named, input))}.`,
});
