import { tableOf } from '../../../api/core/units/tableOf.ts';
import type { ErasureReceipt } from '../erasureReceipt.ts';

/** Tables in words; one that is not named here is told by its own name. */
const NAMES: Readonly<Record<string, string>> = tableOf({
  User: 'Account',
  Athlete: 'Athlete profile',
  Coach: 'Coach role',
  Session: 'Signed-in browsers',
  AccountEvent: 'Account events',
  AccessToken: 'Access tokens',
  PasswordReset: 'Password links',
  IdempotencyKey: 'Kept answers',
  TrainingPreferences: 'Training preferences',
  TrainingTimes: 'Training times',
  CalendarFeed: 'Calendar addresses',
  RaceGoal: 'Race goal',
  FitnessAssessment: 'Fitness assessments',
  Injury: 'Injuries',
  IllnessReport: 'Illness reports',
  CheckIn: 'Check-ins',
  SeasonPlan: 'Season plan',
  Phase: 'Phases',
  Race: 'Races',
  RegenerationPreview: 'Season previews',
  TrainingWeek: 'Training weeks',
  Workout: 'Workouts',
  WorkoutFeedback: 'Workout feedback',
  Revision: 'Changes in the history',
  Suggestion: 'Requests to the coach',
  StandingChange: 'Standing changes',
  ReviewWording: 'Worded reviews',
  Activity: 'Recorded activities',
  Connection: 'Device connections',
  Webhook: 'Webhooks',
  WebhookDelivery: 'Messages to webhooks',
  CoachAssignment: 'Coachings, with notes',
  CoachInvite: 'Invitations',
  BatchChange: 'Changes for several athletes',
  Principle: 'Coaching principles',
  PrincipleApplication: 'Applied principles',
  LibraryWorkout: 'Library workouts',
  LibraryPlacement: 'Scheduled library workouts',
});

export interface ReceiptLine {
  name: string;
  rows: number;
}

const split = (table: string) => table.replaceAll(/(?<=[a-z])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** By table, the account first, then what there was most of. */
export function linesOf(counts: Readonly<Record<string, number>>): ReceiptLine[] {
  return Object.entries(counts)
    .sort(([a, rowsA], [b, rowsB]) => Number(b === 'User') - Number(a === 'User') || rowsB - rowsA || (a < b ? -1 : 1))
    .map(([table, rows]) => ({ name: NAMES[table] ?? split(table), rows }));
}

export const totalOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, rows) => sum + rows, 0);

const instant = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
export const erasedOn = (erasedAt: string): string => `${instant.format(new Date(erasedAt))} UTC`;

/** The receipt as plain text, to be kept. */
export function receiptText({ erasedAt, rows, cleaned }: ErasureReceipt): string {
  const listed = (counts: Readonly<Record<string, number>>) =>
    linesOf(counts).map((line) => `${String(line.rows).padStart(7)}  ${line.name}`);
  const others = totalOf(cleaned) > 0 ? ['', 'Taken out of what other people keep:', ...listed(cleaned)] : [];
  return [
    'Evenpace: receipt of an erased account',
    `Erased on ${erasedOn(erasedAt)}`,
    '',
    ...listed(rows),
    `${String(totalOf(rows)).padStart(7)}  in all`,
    ...others,
    '',
  ].join('\n');
}
