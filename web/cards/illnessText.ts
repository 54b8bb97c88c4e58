import { type Day, daysBetween } from '../../api/core/calendar/calendar.ts';

interface Illness {
  /** First day without symptoms; null: not well yet. */
  readonly wellOn: Day | null | undefined;
}

/** For so many days after an illness a day of rest belongs to the way back. */
const BACK_DAYS = 7;

/** Has the athlete told of an illness that is not over on that day? */
export const isIll = (illness: Illness | null | undefined, today: Day): boolean =>
  illness != null && (illness.wellOn == null || illness.wellOn > today);

/** What a day without a workout is for. */
export function restText(illness: Illness | null | undefined, today: Day): string {
  if (isIll(illness, today))
    return 'Rest day. Rest comes first: your training comes back step by step once you are well.';
  if (illness?.wellOn && daysBetween(illness.wellOn, today) < BACK_DAYS)
    return 'Rest day. You are on the way back, step by step.';
  return 'Rest day. This is when the training sinks in.';
}
