import type { EnduranceSport } from '../api/core/codes/sport.ts';
import type { ZoneTable } from '../api/core/athlete/thresholds.ts';
import type { TargetMetric as CoreMetric } from '../api/core/workout/workout.ts';
import { tableOf } from '../api/core/units/tableOf.ts';
import type { LoadMeasure } from './__generated__/ActivityRow_activity.graphql.ts';
import type { FileFidelity, FileFormat } from './__generated__/DownloadMenuQuery.graphql.ts';
import type { InviteStatus } from './__generated__/Invitation_invite.graphql.ts';
import type { RegenerationReason } from './__generated__/NeedsRegeneration_plan.graphql.ts';
import type { StepKind, TargetMetric } from './__generated__/ProfileGraph_workout.graphql.ts';
import type { ActorRole, RevisionCause } from './__generated__/ProofList_week.graphql.ts';
import type { ResultStatus } from './__generated__/RaceResult_race.graphql.ts';
import type { ReasonSource } from './__generated__/ReasonList_workout.graphql.ts';
import type { CompletionStatus, SkipReason } from './__generated__/FeedbackSummary_workout.graphql.ts';
import type { PhaseType, WeekKind } from './__generated__/WeekCard_week.graphql.ts';
import type { ThresholdName } from './__generated__/ThresholdProposals_athlete.graphql.ts';
import type { WorkoutStatus, WorkoutType } from './__generated__/WorkoutCard_workout.graphql.ts';
import type { FormBand, PhaseChange } from './__generated__/useRegenerationPreviewMutation.graphql.ts';
import type { Known } from './names.ts';

// What people read for the names of the schema's enumerations. Each table has a row for every name: one that is new in the
// schema is a type error here.

/** What each name is shown as; undefined for one that only a newer server has. */
export function words<Name extends string, Shown = string>(rows: Readonly<Record<Known<Name>, Shown>>) {
  const table: Readonly<Record<string, Shown>> = tableOf(rows);
  return (name: string): Shown | undefined => table[name];
}

export const phaseWord = words<PhaseType>({
  BASE: 'Base',
  BUILD: 'Build',
  RACE_SPECIFIC: 'Race-Specific',
  PEAK: 'Peak',
  TAPER: 'Taper',
  RACE: 'Race',
  RECOVERY: 'Recovery',
});

export const weekKindWord = words<WeekKind>({
  LOAD: 'training week',
  STEP: 'lighter week',
  TAPER: 'taper week',
  RACE: 'race week',
  RECOVERY: 'recovery week',
});

export const formBand = words<
  FormBand,
  { name: string; meaning: string; tone: 'success' | 'info' | 'neutral' | 'danger' }
>({
  STRAINED: { name: 'Very tired', meaning: 'far too tired to race well', tone: 'danger' },
  TIRED: { name: 'Tired', meaning: 'fatigue will show', tone: 'danger' },
  NEUTRAL: { name: 'Neutral', meaning: 'neither tired nor fresh', tone: 'neutral' },
  FRESH: { name: 'Fresh', meaning: 'rested and fit', tone: 'success' },
  TRANSITION: { name: 'Very rested', meaning: 'and fitness is fading', tone: 'info' },
});

export const phaseChange = words<
  PhaseChange,
  { name: string; tone: 'neutral' | 'info' | 'success' | 'danger' | 'outline' }
>({
  SAME: { name: 'Same', tone: 'outline' },
  MOVED: { name: 'Moves', tone: 'info' },
  RESIZED: { name: 'New hours', tone: 'info' },
  NEW: { name: 'New', tone: 'success' },
  GONE: { name: 'Goes', tone: 'danger' },
});

/** Why a season plan is behind its changes: the races changed. */
export const regenerationWord = words<RegenerationReason>({
  RACES: 'races',
  RESULTS: 'race results',
  SPORTS: 'sports',
  HOURS: 'weekly hours',
});

/** A threshold, its field, and the table of zones that it makes. */
export const thresholdWord = words<
  ThresholdName,
  { name: string; key: 'ftp' | 'runThresholdSpeed' | 'css' | 'lthr'; table: ZoneTable }
>({
  FTP: { name: 'FTP', key: 'ftp', table: 'power' },
  RUN_THRESHOLD_SPEED: { name: 'threshold pace', key: 'runThresholdSpeed', table: 'runPace' },
  CSS: { name: 'critical swim speed', key: 'css', table: 'swimPace' },
  LTHR: { name: 'threshold heart rate', key: 'lthr', table: 'runHeartRate' },
});

export const raceStatusWord = words<ResultStatus>({
  FINISHED: 'Finished',
  DID_NOT_FINISH: 'Did not finish',
  DID_NOT_START: 'Did not start',
});

export const completionWord = words<CompletionStatus>({
  COMPLETED: 'Completed',
  PARTIALLY_COMPLETED: 'Partially completed',
  SKIPPED: 'Skipped',
});

/** On paper, where nothing is said of what is still to be done. */
export const printedStatusWord = words<Exclude<WorkoutStatus, 'SCHEDULED'>>({
  COMPLETED: 'done',
  PARTIALLY_COMPLETED: 'partly done',
  SKIPPED: 'skipped',
});

export const skipReasonWord = words<SkipReason>({
  ILLNESS: 'illness',
  INJURY: 'injury',
  WORK: 'work',
  FATIGUE: 'fatigue',
  OTHER: 'other',
});

/** A sport whose workouts these are; null: of none, or of several. */
export const sportOfType = words<WorkoutType, EnduranceSport | null>({
  RUN: 'running',
  BIKE: 'cycling',
  SWIM: 'swimming',
  STRENGTH: null,
  BRICK: null,
  RACE: null,
});

export const stepWord = words<StepKind>({
  WARMUP: 'Warm-up',
  WORK: 'Work',
  RECOVERY: 'Recovery',
  REST: 'Rest',
  COOLDOWN: 'Cool-down',
});

const METRICS = { FTP: 'ftp', THR_SPEED: 'thrSpeed', CSS: 'css', LTHR: 'lthr', RPE: 'rpe' } as const;
export const coreMetric = words<TargetMetric, CoreMetric>(METRICS);
export const metricName = (metric: CoreMetric): string =>
  Object.entries(METRICS).find(([, word]) => word === metric)![0];

/** "of FTP", after a share. */
export const metricWord = words<Exclude<TargetMetric, 'RPE'>>({
  FTP: 'of FTP',
  THR_SPEED: 'of threshold speed',
  CSS: 'of critical swim speed',
  LTHR: 'of threshold heart rate',
});

export const measureWord = words<LoadMeasure>({
  POWER: 'by power',
  PACE: 'by pace',
  HEART_RATE: 'by heart rate',
  EFFORT: 'by effort',
});

const SOURCES = { PHASE: 'Training phase', RULE: 'Training rule', PRINCIPLE: 'Coaching principle' };

/** Where a reason comes from. */
export const sourceWord = words<ReasonSource>({
  ...SOURCES,
  CHECK_IN: 'Your check-in',
  FEEDBACK: 'Your feedback',
  ATHLETE: 'Your choice',
  COACH: 'Your coach',
});

/** The same, told to a coach of their athlete. */
export const athletesSourceWord = words<ReasonSource>({
  ...SOURCES,
  CHECK_IN: 'Their check-in',
  FEEDBACK: 'Their feedback',
  ATHLETE: 'Their choice',
  COACH: 'Coach',
});

/** Whose change it was; a coach has a name. */
export const actorWord = words<Exclude<ActorRole, 'COACH'>>({ ATHLETE: 'You', PLANNER: 'The planner' });

/** What somebody did: "your move". */
export const causeWord = words<RevisionCause>({
  MOVE: 'move',
  CREATE: 'added workout',
  UPDATE: 'edit',
  FEEDBACK: 'feedback',
  ACTIVITY: 'recording',
  UNDO: 'undo',
  RESTORE: 'way back',
  ADAPT: 'change',
  DELETE: 'change',
  GENERATE: 'change',
  SEASON: 'change',
});

export const formatWord = words<FileFormat>({ FIT: 'Watch or bike computer (.fit)', ZWO: 'Zwift (.zwo)' });

/** How much of a workout a file holds. */
export const fidelityWord = words<FileFidelity>({
  EXACT: 'Complete',
  DEGRADED: 'With differences',
  UNSUPPORTED: 'Not possible',
});

/** Why an invitation opens nothing any more. */
export const closedInviteWord = words<Exclude<InviteStatus, 'OPEN'>>({
  ACCEPTED: 'It has been accepted already; each link works once.',
  DECLINED: 'It has been declined.',
  REVOKED: 'The coach has taken it back.',
  EXPIRED: 'It was good for 14 days, and they have passed.',
});
