/** A rule of access.ts, taken out. */
export interface Mutant {
  /** Stands in one line of access.ts alone. */
  line: string;
  /** The part of that line that is the rule. */
  rule: string;
  /** What stands in its place once it is taken out. */
  without: string;
  /** Where that is seen: mutations and routes by name, or one of the ways to read; each is tried by everybody. */
  doors: readonly string[];
}

const READS = ['nodes'];
const LIST = ['library'];
const THREADS = ['thread with a coach'];
const noun = (name: string, doors: readonly string[] = READS): Mutant => ({
  line: `    ${name}: owned satisfies`,
  rule: 'owned',
  without: '{}',
  doors,
});

/** Every rule of access.ts that is the only one at its door, in their order. */
export const MUTANTS: readonly Mutant[] = [
  // athletes
  {
    line: '  if (!viewer.coachId) return { id: viewer.athleteId };',
    rule: '{ id: viewer.athleteId }',
    without: '{}',
    doors: READS,
  },
  { line: '  return { OR: [{ id: viewer.athleteId }', rule: 'coachId: viewer.coachId, ', without: '', doors: READS },
  { line: '  return { OR: [{ id: viewer.athleteId }', rule: ', endedAt: null', without: '', doors: READS },
  { line: 'function athletes', rule: 'return NOBODY', without: 'return {}', doors: READS },
  // visibleTo
  { line: '  const owned = ', rule: '{ athleteId: viewer.athleteId }', without: '{}', doors: READS },
  { line: '  const owned = ', rule: '{ athlete: athletes(viewer) }', without: '{}', doors: READS },
  { line: '    user: viewer ?', rule: '{ id: viewer.userId }', without: '{}', doors: READS },
  { line: '    user: viewer ?', rule: 'NOBODY', without: '{}', doors: READS },
  { line: '    athlete: athletes(viewer),', rule: 'athletes(viewer)', without: '{}', doors: READS },
  { line: '    coach: coaches(viewer),', rule: 'coaches(viewer)', without: '{}', doors: READS },
  ...[
    'seasonPlan',
    'phase',
    'race',
    'raceGoal',
    'assessment',
    'injury',
    'week',
    'workout',
    'feedback',
    'revision',
    'checkIn',
  ].map((name) => noun(name)),
  noun('suggestion', ['applyAdjustment']),
  noun('standing', ['forgetStandingChange']),
  noun('activity'),
  noun('archive', ['GET /api/activities/archives/:archiveId']),
  noun('preview'),
  ...['ownSuggestion: (viewer ?', 'invite: (viewer?.coachId', 'batch: (viewer?.coachId'].flatMap((line): Mutant[] => [
    {
      line: `    ${line}`,
      rule: line.startsWith('own') ? '{ athleteId: viewer.athleteId }' : '{ coachId: viewer.coachId }',
      without: '{}',
      doors: READS,
    },
    { line: `    ${line}`, rule: 'NOBODY', without: '{}', doors: READS },
  ]),
  { line: '  const inBrowser = ', rule: "viewer?.scope === 'session'", without: 'viewer', doors: READS },
  { line: '  const ofBrowser = ', rule: '{ userId: inBrowser.userId }', without: '{}', doors: READS },
  { line: '  const ofBrowser = ', rule: 'NOBODY', without: '{}', doors: READS },
  { line: '  const ofAthletesBrowser = ', rule: '{ athleteId: inBrowser.athleteId }', without: '{}', doors: READS },
  { line: '  const ofAthletesBrowser = ', rule: 'NOBODY', without: '{}', doors: READS },
  ...['token', 'event', 'webhook', 'push'].map((name): Mutant => ({
    line: `    ${name}: ofBrowser`,
    rule: 'ofBrowser',
    without: '{}',
    doors: READS,
  })),
  ...['feed', 'connection'].map((name): Mutant => ({
    line: `    ${name}: ofAthletesBrowser`,
    rule: 'ofAthletesBrowser',
    without: '{}',
    doors: READS,
  })),
  { line: '    thread: threads(viewer),', rule: 'threads(viewer)', without: '{}', doors: READS },
  { line: '    message: { thread: threads', rule: '{ thread: threads(viewer) }', without: '{}', doors: READS },
  // threads
  { line: '  const isOpen = ', rule: ', { coachId }', without: '', doors: THREADS },
  { line: '  return { OR: [{ athleteId }', rule: ', ...isOpen', without: '', doors: THREADS },
  { line: 'function threads', rule: 'return NOBODY', without: 'return {}', doors: READS },
  { line: '  if (!coachId) return { athleteId };', rule: '{ athleteId }', without: '{}', doors: READS },
  { line: '  return { OR: [{ athleteId }', rule: 'coachId, endedAt', without: 'endedAt', doors: READS },
  { line: '  return { OR: [{ athleteId }', rule: ', endedAt: null', without: '', doors: READS },
  // notices
  { line: 'function notices', rule: 'return NOBODY', without: 'return {}', doors: READS },
  { line: '  const own = ', rule: '{ userId: viewer.userId }', without: '{}', doors: READS },
  { line: '    library: library(viewer),', rule: 'library(viewer)', without: '{}', doors: READS },
  { line: '    principle: (viewer?.coachId', rule: '{ coachId: viewer.coachId }', without: '{}', doors: READS },
  { line: '    principle: (viewer?.coachId', rule: 'NOBODY', without: '{}', doors: READS },
  // library
  { line: 'function library', rule: 'return NOBODY', without: 'return {}', doors: READS },
  {
    line: '  return { deletedAt: null, OR',
    rule: 'deletedAt: null, ',
    without: '',
    doors: ['deleted library workout'],
  },
  { line: '  return { deletedAt: null, OR', rule: '[theirs', without: '[{ coachId: { not: null } }', doors: READS },
  {
    line: '  return { deletedAt: null, OR',
    rule: ', copies: { none: theirs }',
    without: '',
    doors: ['starter workout with a copy'],
  },
  // the same as a condition
  {
    line: '    select ${viewer.coachId}::uuid union all',
    rule: '${viewer.coachId}::uuid',
    without: 'null::uuid',
    doors: LIST,
  },
  { line: '    select a."coachId" from', rule: 'a."endedAt" is null', without: 'true', doors: LIST },
  {
    line: '      and a."athleteId" = ',
    rule: 'and a."athleteId" = ${viewer.athleteId}::uuid',
    without: '',
    doors: LIST,
  },
  { line: 'const copies = Prisma.sql', rule: ' and c."coachId" ${theirs}', without: '', doors: LIST },
  { line: 'return Prisma.sql`w."deletedAt"', rule: 'w."deletedAt" is null', without: 'true', doors: LIST },
  { line: 'return Prisma.sql`w."deletedAt"', rule: ' and not exists (${copies})', without: '', doors: LIST },
  { line: 'return Prisma.sql`w."deletedAt"', rule: 'w."coachId" is null', without: 'true', doors: LIST },
  // coaches
  { line: 'function coaches', rule: 'return NOBODY', without: 'return {}', doors: READS },
  { line: '  const coached = ', rule: 'athleteId: viewer.athleteId, ', without: '', doors: READS },
  { line: '  const coached = ', rule: ', endedAt: null', without: '', doors: ['former coach'] },
  { line: '  return viewer.coachId ? { OR', rule: '{ id: viewer.coachId }', without: '{}', doors: READS },
  // who may write
  {
    line: 'export function assertCoach',
    rule: '!viewer.coachId',
    without: 'false',
    doors: ['GET /api/coach/athletes', 'createCoachInvite'],
  },
  {
    line: 'export function assertSession',
    rule: 'assertMayWrite(viewer)',
    without: 'void viewer',
    doors: ['createAccessToken'],
  },
  {
    line: "  if (viewer.scope !== 'session')",
    rule: "viewer.scope !== 'session'",
    without: 'false',
    doors: ['createAccessToken'],
  },
  {
    line: "  if (viewer.scope === 'read')",
    rule: "viewer.scope === 'read'",
    without: 'false',
    doors: ['updateWorkout'],
  },
  { line: '  if (athleteId === null)', rule: 'athleteId === null', without: 'false', doors: ['missing athlete'] },
  {
    line: '  if (athleteId !== viewer.athleteId)',
    rule: 'athleteId !== viewer.athleteId',
    without: 'false',
    doors: ['undoScheduleChange'],
  },
  { line: '(await db.athlete.findFirst', rule: ', athletes(viewer)', without: '', doors: ['undoScheduleChange'] },
  { line: '    if (!found) throw', rule: '!found', without: 'false', doors: ['undoScheduleChange'] },
  { line: "    if (action === 'own')", rule: "action === 'own'", without: 'false', doors: ['submitWorkoutFeedback'] },
  { line: "  if (action !== 'read')", rule: "action !== 'read'", without: 'false', doors: ['updateWorkout'] },
];

/** Rules behind another that keeps the same people out: taken out alone, nothing shows. */
export const SECOND_LOCKS: readonly Mutant[] = [
  // asked of an athlete who was found by the rule for athletes
  noun('illness'),
  noun('threshold'),
  noun('wellness'),
  // the schema asks for a signed-in viewer before any resolver runs
  {
    line: 'throw new Unauthenticated',
    rule: 'throw new Unauthenticated()',
    without: 'return viewer as never',
    doors: ['updateProfile'],
  },
  // spares a statement: the filter after it finds no other athlete for those who coach nobody
  { line: '      viewer.coachId &&', rule: 'viewer.coachId &&', without: '', doors: ['undoScheduleChange'] },
];
