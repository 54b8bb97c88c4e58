import { calm } from '../../../test/core/calmWeeks.ts';
import { planningContextOf } from '../../rules/context.ts';
import { adaptationDraftOf, type Slot } from './adaptationDraft.ts';
import { stepDown } from './stepDown.ts';

const cause = { reasonCode: 'RUNG_DOWN', source: 'rule', inputs: {} } as const;
const draft = () => adaptationDraftOf(calm.workouts, [], planningContextOf(calm.limits));
/** A threshold swim on the third rung of its family. */
const swimOf = ({ slots }: ReturnType<typeof draft>): Slot =>
  slots.find(({ workout }) => workout.templateId === 'swim-css/3a')!;

function steppedDown(change: (slot: Slot) => Slot) {
  const within = draft();
  const slot = change(swimOf(within));
  const held = stepDown(within, slot, cause);
  return { held, rung: slot.rung, why: slot.why.rung };
}

const withReason = (inputs: Record<string, string | number>) => (slot: Slot) => ({
  ...slot,
  workout: {
    ...slot.workout,
    reasons: [{ code: 'RUNG_DOWN' as const, text: '', source: 'rule' as const, inputs: { op: 'ease', ...inputs } }],
  },
});

test.each<readonly [string, (slot: Slot) => Slot]>([
  ['as planned', (slot) => slot],
  ['that a rule shortened before', withReason({ durationBefore: 60 })],
])('a workout %s goes one rung down', (_, change) => {
  expect(steppedDown(change)).toEqual({ held: true, rung: 2, why: cause });
});

test.each<readonly [string, (slot: Slot) => Slot, number | null]>([
  ['went down in the same act', (slot) => ({ ...slot, rung: 1 }), 1],
  ['went down by an earlier act', withReason({ rungBefore: 4, rungAfter: 3 }), null],
])('a workout that %s is low enough', (_, change, rung) => {
  expect(steppedDown(change)).toEqual({ held: true, rung, why: undefined });
});

test.each<readonly [string, (slot: Slot) => Slot]>([
  ['is taken out', (slot) => ({ ...slot, removed: true })],
  ['stands as somebody placed it', (slot) => ({ ...slot, fixed: true })],
  ['gets easier in the same act', (slot) => ({ ...slot, intensity: 'easy' })],
  ['was made easier by an earlier act', (slot) => ({ ...slot, planned: { ...slot.planned, intensity: 'vo2max' } })],
  ['is of no family', (slot) => ({ ...slot, workout: { ...slot.workout, templateId: 'own' } })],
])('a workout that %s keeps its rung', (_, change) => {
  expect(steppedDown(change)).toEqual({ held: false, rung: null, why: undefined });
});
