/** What somebody is told of without asking. */
export const NOTICE_KINDS = {
  message: 'Somebody wrote to you.',
  'plan-change': 'Your coach changed your plan.',
  'athlete-report': 'An athlete whom you coach told of an illness or an injury.',
  coaching: 'Somebody began, or ended, working with you.',
  'plan-adapted': 'The planner changed your plan by itself.',
  today: 'The workouts of this day, in the morning.',
} as const satisfies Readonly<Record<string, string>>;

export type NoticeKind = keyof typeof NOTICE_KINDS;

/** What no person did: pushed once a day at most. */
export const BY_NO_PERSON: readonly string[] = ['plan-adapted', 'today'] satisfies NoticeKind[];

/** What only a coach is told of. */
export const OF_COACHES: readonly string[] = ['athlete-report'] satisfies NoticeKind[];

/** What the list of notices leaves out: messages have a list of their own. */
export const LISTED_ELSEWHERE: readonly string[] = ['message'] satisfies NoticeKind[];
