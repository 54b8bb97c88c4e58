import { z } from 'zod';
import { day, id, REFUSAL, type Tool, writeTool } from './tool.ts';

const scale = (what: string) => z.int().min(1).max(10).optional().describe(`${what}, 1 to 10.`);
const CHANGE = 'changeId op workoutId fromDate toDate durationBefore durationAfter reasonKind changeDescription';
const REVISION = 'revision { id summary }';

/** What changes something, or proposes to. All of it keeps the athlete's limits, and can be undone. */
export const WRITE_TOOLS: readonly Tool[] = [
  {
    name: 'propose_change',
    title: 'Propose a change of the schedule',
    description:
      'What the planner makes of a wish in plain words, such as "move Thursday\'s run to Friday" or "I have a cold": changes that keep the limits, or a question. Nothing is changed until `apply_proposal`.',
    does: 'proposes',
    input: {
      request: z.string().min(1).max(2000).describe("The athlete's own words."),
      conversationHistory: z
        .array(z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(2000) }))
        .max(20)
        .optional()
        .describe('What was said before, oldest first.'),
    },
    document: `mutation ($request: String!, $conversationHistory: [ConversationTurnInput!]) {
      requestAdjustment(input: { request: $request, conversationHistory: $conversationHistory }) { __typename
        ... on RequestAdjustmentPayload { suggestion { id understood explanation question reach { scope untilDate } changes { ${CHANGE} } } } ${REFUSAL} } }`,
    answer: ({ requestAdjustment }) => requestAdjustment as unknown,
  },
  writeTool({
    name: 'apply_proposal',
    title: 'Apply a proposed change',
    description: 'Makes the changes that `propose_change` proposed, all of them or those that are named.',
    input: {
      suggestionId: id('The proposal.'),
      changeIds: z.array(id('A change.')).max(100).optional().describe('Some of its changes; left out: all.'),
      scope: z
        .enum(['THIS_WEEK', 'UNTIL_DATE', 'ALL_FUTURE'])
        .default('THIS_WEEK')
        .describe('For these days alone, or also for later weeks.'),
      untilDate: day('Last day, for UNTIL_DATE').optional(),
    },
    document: `mutation ($suggestionId: ID!, $changeIds: [ID!], $scope: AdjustmentScope!, $untilDate: Date) {
      applyAdjustment(input: { suggestionId: $suggestionId, changeIds: $changeIds, scope: $scope, untilDate: $untilDate }) { __typename
        ... on ApplyAdjustmentPayload { applied skipped { id reason } ${REVISION} } ${REFUSAL} } }`,
  }),
  writeTool({
    name: 'undo',
    title: 'Take a change back',
    description: 'Takes a change of the schedule back, by its id of `changes`; undoing an undo does it again.',
    input: {
      athleteId: id('Whose schedule, by the id that `today` and `athletes` answer.'),
      revisionId: id('The change; left out: the latest that stands.').optional(),
    },
    document: `mutation ($athleteId: ID!, $revisionId: ID) {
      undoScheduleChange(input: { athleteId: $athleteId, revisionId: $revisionId }) { __typename
        ... on UndoScheduleChangePayload { ${REVISION} } ${REFUSAL} } }`,
  }),
  writeTool({
    name: 'workout_feedback',
    title: 'Tell what became of a workout',
    description:
      'A workout was done, done in part, or skipped, and how it was. What the plan would change because of it comes back as a proposal.',
    input: {
      workoutId: id('The workout.'),
      completionStatus: z.enum(['COMPLETED', 'PARTIALLY_COMPLETED', 'SKIPPED']).describe('What became of it.'),
      actualDuration: z.int().min(1).max(1440).optional().describe('Minutes; left out: as planned.'),
      perceivedExertion: scale('Effort'),
      feelingRating: scale('Feeling'),
      reasonForSkip: z
        .enum(['FATIGUE', 'ILLNESS', 'INJURY', 'WORK', 'OTHER'])
        .optional()
        .describe('Needed when it was skipped.'),
      notes: z.string().max(2000).optional().describe('Words of the athlete.'),
    },
    document: `mutation ($workoutId: ID!, $completionStatus: CompletionStatus!, $actualDuration: Int, $perceivedExertion: Int, $feelingRating: Int, $reasonForSkip: SkipReason, $notes: String) {
      submitWorkoutFeedback(input: { workoutId: $workoutId, completionStatus: $completionStatus, actualDuration: $actualDuration, perceivedExertion: $perceivedExertion, feelingRating: $feelingRating, reasonForSkip: $reasonForSkip, notes: $notes }) { __typename
        ... on SubmitWorkoutFeedbackPayload { workout { id status } ${REVISION} proposal: adaptation { id explanation changes { ${CHANGE} } } } ${REFUSAL} } }`,
  }),
  writeTool({
    name: 'check_in',
    title: 'Check in',
    description:
      'How the week feels; the plan is eased where the answers ask for it, as one change that `undo` takes back.',
    input: {
      overallWellness: scale('Well-being'),
      energyLevel: scale('Energy'),
      mood: scale('Mood'),
      motivationLevel: scale('Motivation'),
      mentalReadiness: scale('Readiness of mind'),
      musclesSoreness: scale('Soreness'),
      sleep: scale('Sleep'),
      stress: scale('Stress'),
      travelThisWeek: z.boolean().optional().describe('Travelling this week.'),
      majorDeadlines: z.boolean().optional().describe('Big deadlines this week.'),
      notes: z.string().max(2000).optional().describe('Words of the athlete.'),
    },
    document: `mutation ($overallWellness: Int, $energyLevel: Int, $mood: Int, $motivationLevel: Int, $mentalReadiness: Int, $musclesSoreness: Int, $sleep: Int, $stress: Int, $travelThisWeek: Boolean, $majorDeadlines: Boolean, $notes: String) {
      submitCheckIn(input: { overallWellness: $overallWellness, energyLevel: $energyLevel, mood: $mood, motivationLevel: $motivationLevel, mentalReadiness: $mentalReadiness, musclesSoreness: $musclesSoreness, sleep: $sleep, stress: $stress, travelThisWeek: $travelThisWeek, majorDeadlines: $majorDeadlines, notes: $notes }) { __typename
        ... on SubmitCheckInPayload { checkIn { readiness } adaptation { summary advice { text } changes { ${CHANGE} } ${REVISION} } } ${REFUSAL} } }`,
  }),
  writeTool({
    name: 'log_activity',
    title: 'Log an activity',
    description: 'Keeps an activity that no device sent; a workout of that day and sport counts as done by it.',
    input: {
      athleteId: id('An athlete whom you coach; left out: yourself.').optional(),
      source: z.string().min(1).max(50).default('agent').describe('Where it comes from.'),
      externalId: z.string().min(1).max(200).describe('An id there; the same again changes nothing.'),
      sport: z.enum(['RUNNING', 'CYCLING', 'SWIMMING', 'STRENGTH']).describe('The sport.'),
      startedAt: z.iso.datetime({ offset: true }).describe('When it began, such as 2027-01-04T08:00:00Z.'),
      movingSec: z.int().min(1).describe('Seconds moving.'),
      distanceM: z.int().min(1).optional().describe('Metres.'),
      averageHeartRate: z.int().min(25).max(250).optional().describe('Beats per minute.'),
      normalizedPower: z.int().min(1).max(3000).optional().describe('Watts.'),
      rpe: scale('Effort'),
    },
    document: `mutation ($athleteId: ID, $source: String!, $externalId: String!, $sport: Sport!, $startedAt: DateTime!, $movingSec: Int!, $distanceM: Int, $averageHeartRate: Int, $normalizedPower: Int, $rpe: Int) {
      addActivity(input: { athleteId: $athleteId, source: $source, externalId: $externalId, sport: $sport, startedAt: $startedAt, movingSec: $movingSec, distanceM: $distanceM, averageHeartRate: $averageHeartRate, normalizedPower: $normalizedPower, rpe: $rpe }) { __typename
        ... on AddActivityPayload { outcome activity { id date tss workout { id description } } ${REVISION} } ${REFUSAL} } }`,
  }),
];
