import { COSTS } from '../admission/budgets.ts';
import { decodeId } from '../core/units/ids.ts';
import { InvalidInput, NotPossible, PlanConflict } from '../domain/kernel/errors.ts';
import {
  applyRegeneration,
  PlanChanged,
  previewRegeneration,
  type ShownPreview,
} from '../domain/season/seasonRegeneration.ts';
import { athleteField } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { Priority, RaceType } from './enums.ts';
import { Refusal } from './errors.ts';
import { RegenerationPreview } from './regenerationPreview.ts';
import { revisionField, unchangedField } from './revision.ts';
import { athleteIdOrOwn, type SeasonChanged, written } from './seasonEdits.ts';
import { seasonPlanField } from './seasonPlan.ts';

builder.objectType(PlanChanged, {
  name: 'PlanChanged',
  description: 'The plan is no longer the one that was previewed, or the preview is too old; ask for a fresh one.',
  interfaces: [Refusal],
});

const MoveRaceEdit = builder.inputType('MoveRaceEdit', {
  description: 'A race on another day.',
  fields: (t) => ({
    raceId: t.id({ description: 'The race.' }),
    raceDate: t.field({ type: 'Date', description: 'Its new day.' }),
  }),
});
const SetPriorityEdit = builder.inputType('SetPriorityEdit', {
  description: 'A race that matters more or less.',
  fields: (t) => ({
    raceId: t.id({ description: 'The race.' }),
    priority: t.field({ type: Priority, description: 'How much it matters.' }),
  }),
});
const AddRaceEdit = builder.inputType('AddRaceEdit', {
  description: 'One more race.',
  fields: (t) => ({
    raceName: t.string({ description: 'Name, at most 100 characters.' }),
    raceType: t.field({ type: RaceType, description: 'Kind of race.' }),
    raceDate: t.field({ type: 'Date', description: 'Today or later, within 104 weeks.' }),
    priority: t.field({ type: Priority, required: false, description: 'Left out: B.' }),
    goalTimeSec: t.int({ required: false, description: 'Seconds to aim for, as the race type allows.' }),
  }),
});
const SetGoalEdit = builder.inputType('SetGoalEdit', {
  description: 'Another goal time of a race, or none.',
  fields: (t) => ({
    raceId: t.id({ description: 'The race.' }),
    goalTimeSec: t.int({ required: false, description: 'Seconds to aim for, as the race type allows; null: no goal.' }),
  }),
});
const RemoveRaceEdit = builder.inputType('RemoveRaceEdit', {
  description: 'One race fewer.',
  fields: (t) => ({ raceId: t.id({ description: 'The race.' }) }),
});
const LoseWeeksEdit = builder.inputType('LoseWeeksEdit', {
  description: 'Weeks without training.',
  fields: (t) => ({
    from: t.field({ type: 'Date', description: 'Monday of the first, this week or later.' }),
    count: t.int({ description: 'How many, 1 to 104.' }),
  }),
});
const SetHoursEdit = builder.inputType('SetHoursEdit', {
  description: 'More or fewer hours a week, for the athlete alone to change.',
  fields: (t) => ({ weeklyHoursAvailable: t.int({ description: 'Whole hours, 1 to 40.' }) }),
});

const SeasonEdit = builder.inputType('SeasonEdit', {
  description: 'One thing to try on a season.',
  isOneOf: true,
  fields: (t) => ({
    moveRace: t.field({ type: MoveRaceEdit, required: false, description: 'A race on another day.' }),
    setPriority: t.field({ type: SetPriorityEdit, required: false, description: 'A race that matters more or less.' }),
    setGoal: t.field({ type: SetGoalEdit, required: false, description: 'Another goal time of a race, or none.' }),
    addRace: t.field({ type: AddRaceEdit, required: false, description: 'One more race.' }),
    removeRace: t.field({ type: RemoveRaceEdit, required: false, description: 'One race fewer.' }),
    loseWeeks: t.field({ type: LoseWeeksEdit, required: false, description: 'Weeks without training.' }),
    setHours: t.field({ type: SetHoursEdit, required: false, description: 'More or fewer hours a week.' }),
  }),
});

const PreviewRegenerationInput = builder.inputType('PreviewRegenerationInput', {
  description: 'Whose season, and what to try on it.',
  fields: (t) => ({
    athleteId: t.id({ required: false, description: 'An athlete whom you coach; left out: yourself.' }),
    edits: t.field({
      type: [SeasonEdit],
      required: false,
      description: 'In their order; left out: the season as it stands.',
    }),
  }),
});

const PreviewRegenerationPayload = builder.objectRef<ShownPreview>('PreviewRegenerationPayload').implement({
  description: 'The new plan to look at; nothing has changed.',
  fields: (t) => ({
    preview: t.field({ type: RegenerationPreview, description: 'The preview.', resolve: (shown) => shown }),
  }),
});

const ApplyRegenerationInput = builder.inputType('ApplyRegenerationInput', {
  description: 'Which preview.',
  fields: (t) => ({ previewId: t.id({ description: 'Id of the preview.' }) }),
});

const ApplyRegenerationPayload = builder
  .objectRef<SeasonChanged & { athleteId: string }>('ApplyRegenerationPayload')
  .implement({
    description: 'The plan is the one that was shown; a schedule that follows it is planned anew.',
    fields: (t) => ({
      athlete: athleteField(t, 'The athlete with plan and schedule.'),
      seasonPlan: seasonPlanField(t),
      revision: revisionField(t),
      unchanged: unchangedField(t),
    }),
  });

builder.mutationFields((t) => ({
  previewRegeneration: t.field({
    type: PreviewRegenerationPayload,
    description: 'Plans a season anew, to be looked at before it is applied.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible],
      directResult: true,
      union: { name: 'PreviewRegenerationResult', description: 'The preview, or why there is none.' },
    },
    complexity: { field: COSTS.seasonPreview },
    args: { input: t.arg({ type: PreviewRegenerationInput, description: 'What to plan.' }) },
    resolve: (_root, { input: { athleteId, edits } }, context) =>
      previewRegeneration(context.deps, viewerOf(context), athleteIdOrOwn(context, athleteId), { edits }),
  }),
  applyRegeneration: t.field({
    type: ApplyRegenerationPayload,
    description: 'Writes what a preview showed, as one change.',
    authScopes: { signedIn: true },
    errors: {
      types: [PlanChanged, NotPossible, PlanConflict],
      directResult: true,
      union: { name: 'ApplyRegenerationResult', description: 'The new plan, or why the old one stays.' },
    },
    args: { input: t.arg({ type: ApplyRegenerationInput, description: 'Which preview.' }) },
    resolve: (_root, { input: { previewId } }, context) =>
      written(context, applyRegeneration(context.deps, viewerOf(context), decodeId('preview', previewId))),
  }),
}));
