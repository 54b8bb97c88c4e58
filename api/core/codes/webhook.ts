/** What a webhook may be told of: each topic is the first word of its events. */
export const WEBHOOK_TOPICS = {
  workout: 'Workouts: `workout.created`, `workout.updated`, `workout.completed` and `workout.deleted`.',
  schedule: 'The schedule as a whole has another revision: `schedule.changed`.',
  activity: 'What was recorded: `activity.created`, `activity.updated` and `activity.deleted`.',
  check_in: 'Weekly check-ins: `check_in.created`, `check_in.updated` and `check_in.deleted`.',
  race: 'Races of the season: `race.created`, `race.updated` and `race.deleted`.',
  athlete: 'The profile: `athlete.updated`; to a coach also who comes and goes, `athlete.joined` and `athlete.left`.',
} as const satisfies Readonly<Record<string, string>>;

export type WebhookTopic = keyof typeof WEBHOOK_TOPICS;

/** Why what was sent did not arrive. */
export const WEBHOOK_TROUBLES = {
  refused: 'It was answered with a status other than 2xx.',
  slow: 'There was no answer within ten seconds.',
  unreachable: 'There was no connection.',
  private: 'The address leads into a private network.',
} as const satisfies Readonly<Record<string, string>>;

export type WebhookTrouble = keyof typeof WEBHOOK_TROUBLES;
