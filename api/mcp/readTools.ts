import { z } from 'zod';
import { athleteTool, type Data, day, id, type Tool } from './tool.ts';

const WORKOUT =
  'id scheduledDate dayOfWeek timeOfDay workoutType intensity description duration tss isLong isHard status locked';
const PROOF = 'constraint limit value holds day workoutId brokenCause brokenBy { summary actorName createdAt }';
const WEEK = `weekStartDate weekEndDate kind phaseType status plannedMinutes completedMinutes
  proof { ${PROOF} } workouts { ${WORKOUT} }`;
const RACE = 'id raceName raceType raceDate priority goalTimeSec';

interface Week {
  weekStartDate: string;
  weekEndDate: string;
  workouts: { scheduledDate: string }[];
}

const weeksOf = (athlete: Data): Week[] => athlete.schedule?.weeks ?? [];

/** What changes nothing. */
export const READ_TOOLS: readonly Tool[] = [
  athleteTool({
    name: 'today',
    title: 'Today',
    description:
      'Workouts of today with instructions, the next workout, the latest check-in, how the week goes and the days to the next race.',
    fields: `id firstName today timeZone illness { from wellOn mild symptoms }
      overview { sessionsDone sessionsPlanned weekLoadDone weekLoadPlanned nextRace { days race { ${RACE} } } nextSession { ${WORKOUT} instructions } }
      checkIns(first: 1) { edges { node { weekStartDate readiness updatedAt } } }
      schedule { weeks { workouts { ${WORKOUT} instructions } } }`,
    answer: ({ schedule: _schedule, checkIns, ...athlete }: Data, _given) => ({
      ...athlete,
      lastCheckIn: checkIns.edges[0]?.node ?? null,
      workouts: weeksOf({ schedule: _schedule })
        .flatMap(({ workouts }) => workouts)
        .filter(({ scheduledDate }) => scheduledDate === athlete.today),
    }),
  }),
  athleteTool({
    name: 'week',
    title: 'A week of the schedule',
    description:
      'The week of a day, the current one where none is named: its workouts, and each limit with its value, whether it holds, and who broke it. The schedule has four weeks; `workouts` has all time.',
    fields: `today schedule { firstDay lastDay weeks { ${WEEK} } }`,
    args: { date: [day('A day of the week').optional()] },
    answer: (athlete, given) => {
      const wanted = (given.date as string | undefined) ?? (athlete.today as string);
      const found = weeksOf(athlete).find(
        ({ weekStartDate, weekEndDate }) => weekStartDate <= wanted && wanted <= weekEndDate,
      );
      const { firstDay = null, lastDay = null } = athlete.schedule ?? {};
      return { schedule: { firstDay, lastDay }, week: found ?? null };
    },
  }),
  athleteTool({
    name: 'workouts',
    title: 'Workouts over all time',
    description: 'Workouts between two days, past ones with what was done and how it felt, page by page.',
    fields: `workouts(from: $from, to: $to, first: $first, after: $after, order: EARLIEST_FIRST) {
      pageInfo { hasNextPage endCursor }
      edges { node { ${WORKOUT} feedback { completionStatus actualDuration perceivedExertion feelingRating notes } } } }`,
    args: {
      from: [day('First day').optional(), 'Date'],
      to: [day('Last day').optional(), 'Date'],
      first: [z.int().min(1).max(100).default(50).describe('How many.'), 'Int'],
      after: [id('The `endCursor` of the page before.').optional(), 'String'],
    },
    answer: ({ workouts: { pageInfo, edges } }: Data) => ({
      workouts: edges.map(({ node }: Data) => node as unknown),
      ...pageInfo,
    }),
  }),
  {
    name: 'why',
    title: 'Why a workout is what it is',
    description:
      'One workout whole: instructions, the reasons why it is there, this long and on this day, its rung on the ladder of its family, and the limits of its week.',
    does: 'reads',
    input: { workoutId: id('The workout, by its id.') },
    document: `query ($workoutId: ID!) { node(id: $workoutId) { ... on Workout { ${WORKOUT} instructions
      reasons { kind text source } rung { familyName rung rungs text } week { weekStartDate proof { ${PROOF} } } } } }`,
    answer: ({ node }) => (node && 'reasons' in node ? (node as unknown) : null),
  },
  athleteTool({
    name: 'season',
    title: 'The season plan',
    description:
      'Races with their predictions, phases, weekly hours planned and done, and what speaks against the plan.',
    fields: `seasonPlan { seasonStart seasonEnd races { ${RACE} prediction { summary likelySec lowSec highSec goalGapSec } }
      phases { phaseName phaseType startDate endDate weeklyVolume focusAreas }
      weeks { weekStartDate kind phaseType plannedHours doneHours } warnings { message recommendation } }`,
    answer: ({ seasonPlan }) => ({ seasonPlan }) as unknown,
  }),
  athleteTool({
    name: 'performance',
    title: 'Load, form and thresholds',
    description:
      'Fitness (CTL), fatigue (ATL) and form (TSB) day by day, minutes by sport and by zone week by week, and thresholds: ftp in watts, runThresholdSpeed and css in metres per second, lthr in beats per minute.',
    fields: `thresholds { ftp runThresholdSpeed css lthr } performance(weeks: $weeks) {
      days { date tss fitness fatigue form isPlanned }
      weeks { weekStartDate consistency zoneMinutes sports { sport plannedMinutes doneMinutes plannedTss doneTss } } }`,
    args: { weeks: [z.int().min(1).max(52).default(6).describe('Weeks back, the current one included.'), 'Int!'] },
    answer: ({ thresholds, performance }) => ({ thresholds, performance }) as unknown,
  }),
  athleteTool({
    name: 'changes',
    title: 'What changed, and who did it',
    description:
      'Changes of plan and schedule, latest first, each with its summary, who made it and its id for `undo`.',
    fields: `revisions(first: $first) { edges { node { id number summary cause actorName actorRole createdAt undoesNumber } } }`,
    args: { first: [z.int().min(1).max(50).default(10).describe('How many.'), 'Int'] },
    answer: ({ revisions }) => ({ changes: revisions.edges.map(({ node }: Data) => node as unknown) }),
  }),
  {
    name: 'athletes',
    title: 'Athletes whom you coach',
    description: 'For coaches: the athletes, by name and id, page by page.',
    does: 'reads',
    input: { after: id('The `endCursor` of the page before.').optional() },
    document: `query ($after: String) { viewer { coach { athletes(first: 50, after: $after) {
      pageInfo { hasNextPage endCursor } edges { node { id firstName lastName } } } } } }`,
    answer: ({ viewer }) => {
      const list = viewer?.coach?.athletes;
      return list && { athletes: list.edges.map(({ node }: Data) => node as unknown), ...list.pageInfo };
    },
  },
];
