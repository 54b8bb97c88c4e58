import { type Race as CoreRace, RACE_TYPE_LABELS } from '../core/race/race.ts';
import type {
  FormOnDay as CoreFormOnDay,
  PhaseDifference as CorePhaseDifference,
  RaceDayDifference as CoreRaceDayDifference,
  Recommendation as CoreRecommendation,
  WeekDifference as CoreWeekDifference,
} from '../core/season/regeneration.ts';
import type { Phase as CorePhase } from '../core/season/season.ts';
import { encodeId } from '../core/units/ids.ts';
import { findPreview, type ShownPreview } from '../domain/season/seasonRegeneration.ts';
import { builder } from './builder.ts';
import { FormBand, PhaseChange, PhaseType, Priority, RaceType, Sport } from './enums.ts';
import { OLD_CODE, RecommendationKind } from './kinds.ts';
import { Node, nodeKind } from './node.ts';

const Recommendation = builder.objectRef<CoreRecommendation>('Recommendation').implement({
  description: 'Something to know before the new plan is applied.',
  fields: (t) => ({
    kind: t.field({
      type: RecommendationKind.type,
      description: 'What it is.',
      resolve: ({ type }) => RecommendationKind.of(type),
    }),
    type: t.exposeString('type', OLD_CODE),
    title: t.exposeString('title', { description: 'A few words.' }),
    message: t.exposeString('message', { description: 'One sentence for people.' }),
    suggestion: t.exposeString('suggestion', { description: 'What to do about it.' }),
  }),
});

const UNPREDICTED = 'null: nothing is known that would tell, or it was run.';

const PreviewRace = builder.objectRef<CoreRace & { id: string }>('PreviewRace').implement({
  description: 'A race as the new plan has it.',
  fields: (t) => ({
    raceId: t.id({
      description: 'Id of the race; one that is only being tried has it once the plan is applied.',
      resolve: ({ id }) => encodeId('race', id),
    }),
    raceName: t.exposeString('raceName', { description: 'Name of the race.' }),
    raceType: t.expose('raceType', { type: RaceType, description: 'Kind of race.' }),
    raceDate: t.expose('raceDate', { type: 'Date', description: 'Day of the race.' }),
    priority: t.expose('priority', { type: Priority, description: 'How much it matters.' }),
    distance: t.string({
      description: 'Kind of race, for people.',
      resolve: ({ raceType }) => RACE_TYPE_LABELS[raceType],
    }),
    goalTimeSec: t.int({
      nullable: true,
      description: 'Seconds from start to finish to aim for; null: no goal.',
      resolve: ({ goalTimeSec }) => goalTimeSec ?? null,
    }),
    predictedLowSec: t.int({
      nullable: true,
      description: `Fast end of what thresholds and results predict, seconds; ${UNPREDICTED}`,
      resolve: ({ predicted }) => predicted?.lowSec ?? null,
    }),
    predictedHighSec: t.int({
      nullable: true,
      description: `Slow end of it, seconds; ${UNPREDICTED}`,
      resolve: ({ predicted }) => predicted?.highSec ?? null,
    }),
    plannedSec: t.int({
      nullable: true,
      description:
        'What training and race day would be paced for, seconds, of a race that was run its time; null: neither goal nor prediction.',
      resolve: ({ plannedSec }) => plannedSec ?? null,
    }),
  }),
});

const PreviewPhase = builder.objectRef<CorePhase>('PreviewPhase').implement({
  description: 'A phase before or after regeneration.',
  fields: (t) => ({
    phaseName: t.exposeString('phaseName', { description: 'Name for people.' }),
    phaseType: t.expose('phaseType', { type: PhaseType, description: 'Purpose.' }),
    startDate: t.expose('startDate', { type: 'Date', description: 'First day.' }),
    endDate: t.expose('endDate', { type: 'Date', description: 'Last day.' }),
    weeklyVolume: t.exposeFloat('weeklyVolume', { description: 'Mean hours a week, 1 to 40.' }),
    description: t.exposeString('description', { description: 'What the phase is for.' }),
    focusAreas: t.stringList({ description: 'What it stresses.', resolve: ({ focusAreas }) => [...focusAreas] }),
    sportPreferences: t.field({
      type: [Sport],
      description: 'Sports trained in it.',
      resolve: ({ sportPreferences }) => [...sportPreferences],
    }),
  }),
});

export const PhaseDifference = builder.objectRef<CorePhaseDifference>('PhaseDifference').implement({
  description: 'A phase of the new plan beside the one that it carries on.',
  fields: (t) => ({
    change: t.expose('change', { type: PhaseChange, description: 'What happens to it.' }),
    before: t.expose('before', { type: PreviewPhase, nullable: true, description: 'As it is; null: new.' }),
    after: t.expose('after', { type: PreviewPhase, nullable: true, description: 'As it would be; null: gone.' }),
  }),
});

export const WeekDifference = builder.objectRef<CoreWeekDifference>('WeekDifference').implement({
  description: 'Planned hours of a week, old and new.',
  fields: (t) => ({
    weekStartDate: t.expose('weekStartDate', { type: 'Date', description: 'Monday.' }),
    hoursBefore: t.exposeFloat('hoursBefore', {
      nullable: true,
      description: 'Hours as they are; null: outside the season.',
    }),
    hoursAfter: t.exposeFloat('hoursAfter', {
      nullable: true,
      description: 'Hours as they would be; null: outside the season.',
    }),
  }),
});

const FormOnDay = builder.objectRef<CoreFormOnDay>('FormOnDay').implement({
  description: 'How the athlete stands on the morning of a race.',
  fields: (t) => ({
    raceDate: t.expose('raceDate', { type: 'Date', description: 'Day of the race.' }),
    fitness: t.exposeFloat('fitness', { description: 'Fitness (CTL), TSS per day.' }),
    form: t.exposeFloat('form', { description: 'Form (TSB).' }),
    band: t.expose('band', { type: FormBand, description: 'What that form means.' }),
  }),
});

export const RaceDayDifference = builder.objectRef<CoreRaceDayDifference>('RaceDayDifference').implement({
  description: 'Form on an A or B race, old and new.',
  fields: (t) => ({
    raceId: t.id({ description: 'Id of the race.', resolve: ({ raceId }) => encodeId('race', raceId) }),
    raceName: t.exposeString('raceName', { description: 'Name of the race.' }),
    before: t.expose('before', {
      type: FormOnDay,
      nullable: true,
      description: 'As it is; null: no such race, or outside the season.',
    }),
    after: t.expose('after', {
      type: FormOnDay,
      nullable: true,
      description: 'As it would be; null: no such race, or outside the season.',
    }),
  }),
});

const Count = builder.objectRef<{ old: number; new: number }>('CountChange').implement({
  description: 'A number, old and new.',
  fields: (t) => ({
    old: t.exposeInt('old', { description: 'As it is.' }),
    new: t.exposeInt('new', { description: 'As it would be.' }),
  }),
});

const DateRange = builder.objectRef<{ start: string; end: string }>('DateRange').implement({
  description: 'A first and a last day.',
  fields: (t) => ({
    start: t.expose('start', { type: 'Date', description: 'First day.' }),
    end: t.expose('end', { type: 'Date', description: 'Last day.' }),
  }),
});

const DateRangeChange = builder
  .objectRef<Record<'old' | 'new', { start: string; end: string }>>('DateRangeChange')
  .implement({
    description: 'First and last day, old and new.',
    fields: (t) => ({
      old: t.expose('old', { type: DateRange, description: 'As they are.' }),
      new: t.expose('new', { type: DateRange, description: 'As they would be.' }),
    }),
  });

export const RegenerationPreview = builder.objectRef<ShownPreview>('RegenerationPreview').implement({
  description: 'The season planned anew, and what that would change. Applying it writes exactly this.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Names it when it is applied.', resolve: ({ id }) => encodeId('preview', id) }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'Until when it can be applied.',
      resolve: ({ expiresAt }) => expiresAt,
    }),
    recommendations: t.field({
      type: [Recommendation],
      description: 'What to know first.',
      resolve: ({ shown }) => [...shown.recommendations],
    }),
    allRaces: t.field({
      type: [PreviewRace],
      description: 'All races, by date.',
      resolve: ({ shown }) => [...shown.allRaces],
    }),
    phaseCount: t.field({
      type: Count,
      description: 'Number of phases.',
      resolve: ({ shown }) => shown.changes.phaseCount,
    }),
    dateRange: t.field({
      type: DateRangeChange,
      description: 'First and last day of the season.',
      resolve: ({ shown }) => shown.changes.dateRange,
    }),
    newPhases: t.field({
      type: [PreviewPhase],
      description: 'All phases of the new plan, by start.',
      resolve: ({ shown }) => [...shown.newPhases],
    }),
    phases: t.field({
      type: [PhaseDifference],
      description: 'New phases beside the old, by start.',
      resolve: ({ shown }) => [...shown.phases],
    }),
    weeks: t.field({
      type: [WeekDifference],
      description: 'Hours of each week from this one on.',
      resolve: ({ shown }) => [...shown.weeks],
    }),
    raceDays: t.field({
      type: [RaceDayDifference],
      description: 'Form on the A and B races, by date.',
      resolve: ({ shown }) => [...shown.raceDays],
    }),
  }),
});

nodeKind('preview', 'RegenerationPreview', (id, { deps, viewer }) => findPreview(deps, viewer, id));
