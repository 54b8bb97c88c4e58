import type { Day } from '../calendar/calendar.ts';
import { dayName } from '../calendar/dayNames.ts';
import type { AdviceCode, ProposalCode } from '../codes/note.ts';
import type { Inputs } from '../codes/reason.ts';
import { LIFE, LONG_ILLNESS_DAYS, LOW_COMPLETION } from '../constants/adapt.ts';
import { countOf } from '../units/countOf.ts';
import { percentText } from '../units/percentText.ts';
import { hoursToFiveMinutes, timeText } from '../units/timeText.ts';
import { NO_MEDICAL_ADVICE } from './disclaimer.ts';

// What the rules say to the athlete who told something, beside the changes that they make. Nobody else is answered so.

/** `days`: of the illness. */
type OfIllness = { days: number };
/** `days`: their dates. */
type Staying = { count: number; days: readonly Day[] };

const stay = (count: number) => (count === 1 ? 'stays' : 'stay');
const them = (count: number) => (count === 1 ? 'it' : 'them');
const datesText = (days: readonly Day[]) => days.map(dayName).join(', ');

/** The one calm sentence to who tells of something that has to be cleared first. */
export const clearanceText = (clearedBy: string): string =>
  `Please see your ${clearedBy}: nothing hard is planned until you say, or mark in your profile, that they have cleared you. ${NO_MEDICAL_ADVICE}`;

const ADVICE = {
  SLOW_DOWN: ({ sessions, percent }: { sessions: number; percent: number }) =>
    `${sessions} easy workouts felt like effort 5 or more in the last 7 days. Slow down: stay ${percentText(percent)} below the upper end of the easy range.`,
  SEE_A_DOCTOR: (inputs: OfIllness | { clearedBy: string }) =>
    'clearedBy' in inputs
      ? clearanceText(inputs.clearedBy)
      : `See a doctor before you train again: fever, chest pain, palpitations, breathlessness at rest or an illness of more than ${LONG_ILLNESS_DAYS} days need one. ${NO_MEDICAL_ADVICE}`,
  ILLNESS_CARE: (_: OfIllness) =>
    `With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. ${NO_MEDICAL_ADVICE}`,
  ARE_YOU_WELL: (_: OfIllness) =>
    'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
  // beside other words on the illness, which say already that they are no medical advice
  RACE_AFTER_FEVER: ({ raceName, isAlone }: { raceName: string; raceDate: Day; isAlone: boolean }) =>
    `${raceName} lies within a week of a fever. We advise you not to start; ask a doctor. The race stays in your plan.${isAlone ? ` ${NO_MEDICAL_ADVICE}` : ''}`,
  TWO_RED_WEEKS: (_: { score: number }) =>
    `Two hard weeks in a row: this one is for rest and recovery. If it stays like this, talk to someone you trust or to a doctor. ${NO_MEDICAL_ADVICE}`,
  TRAVEL_ALTERNATIVES: (_: Inputs) =>
    `No pool or bike where you are? A run or strength workout of at most ${timeText(LIFE.weekday)} does instead. Keep hard workouts on days without travel.`,
  TIME_ZONES: (_: Inputs) =>
    'Train easy and in daylight for two days after you arrive. Before a race, arrive one day early for each time zone if you can.',
  PLACED_IN_ILLNESS: ({ count, days }: Staying) =>
    `${countOf(count, 'workout')} on ${datesText(days)} that you or your coach placed ${stay(count)} in your plan. Leave ${them(count)} out while you are ill.`,
  BLOCKED_STAYS: ({ count, days }: Staying) =>
    `${countOf(count, 'workout')} that you or your coach placed ${stay(count)} on ${datesText(days)}. Move or remove ${them(count)} yourself.`,
} as const satisfies Readonly<Record<AdviceCode, (inputs: never) => string>>;

const PROPOSALS = {
  REALIGN: ({ missed, days }: { missed: number; days: number }) =>
    `You missed ${missed} workouts in the last ${days} days. Shall we realign your plan with what you did?`,
  LOWER_WEEKLY_HOURS: ({ hours, now }: { hours: number; now: number }) =>
    `You did less than ${percentText(100 * LOW_COMPLETION.part)} of the plan two weeks running. ${hoursToFiveMinutes(hours)} a week instead of ${hoursToFiveMinutes(now)} would fit what you do.`,
  THRESHOLD_TEST: (_: { sessions: number }) =>
    'Your last three key workouts felt easier than they should. A threshold test in the next step-back week would bring your targets up to date.',
  EASIER_ZONES: ({ percent }: { percent: number }) =>
    `Train with thresholds ${percentText(percent)} lower until you have tested them again.`,
  REPLAN: (inputs: { days: number; backOn: Day } | { percent: number; raceName: string; days: number }) =>
    'raceName' in inputs
      ? `${percentText(inputs.percent)} of the training hours before ${inputs.raceName} are lost. Shall we plan the phases anew, with an easier goal?`
      : `${inputs.days} days without training: shall we plan the weeks to your races anew from here?`,
  OTHER_TIMES: (_: { thisWeek: number; lastWeek: number }) =>
    'Work took workouts two weeks in a row. Shall we move workouts to other days or times?',
  INJURY_AREA: (_: { sport: string }) =>
    `Where does it hurt? With the area on file, your plan leaves out what could make it worse. ${NO_MEDICAL_ADVICE}`,
  RACE_PRIORITY: (_: { days: number; backOn: Day }) =>
    'After such a break your next race may come too soon as a goal; consider making it a C race.',
  STEP_BACK_DONE: ({ days, stepBack }: { days: number; backOn: Day; stepBack: Day }) =>
    `Your ${countOf(days, 'day')} off were your step-back week. Another is planned from ${dayName(stepBack)}; marking the days off in your season plan lets that week load again.`,
} as const satisfies Readonly<Record<ProposalCode, (inputs: never) => string>>;

interface NoteOf<Code extends string> {
  code: Code;
  text: string;
  inputs: object;
}

export type Advice = NoteOf<AdviceCode>;

/** Something to decide for the athlete: nothing happens until they agree. */
export type Proposal = NoteOf<ProposalCode>;

/** How a table says a code with its inputs. */
const saying =
  <Table extends Readonly<Record<string, (inputs: never) => string>>>(table: Table) =>
  <Code extends keyof Table & string>(code: Code, inputs: Parameters<Table[Code]>[0]): NoteOf<Code> => ({
    code,
    text: table[code]!(inputs),
    inputs,
  });

export const adviceOf = saying(ADVICE);
export const proposalOf = saying(PROPOSALS);
