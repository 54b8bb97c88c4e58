import type { Cause } from '../operations.ts';
import { lowerRung } from '../operations/rebuild.ts';
import { type AdaptationDraft, ruleReasons, type Slot } from './adaptationDraft.ts';

/** A rule has brought the workout to a lower rung before. */
const isOnLowerRung = ({ workout }: Slot): boolean =>
  ruleReasons(workout).some(({ inputs }) => inputs.rungAfter !== undefined);

/** One rung down in its own family, once; false where that cannot be. */
export function stepDown({ context, slots }: AdaptationDraft, slot: Slot, cause: Cause): boolean {
  if (slot.removed || slot.fixed || slot.intensity !== slot.workout.intensity) return false;
  if (slot.rung !== null || isOnLowerRung(slot)) return true;
  const others = slots.map(({ workout }) => workout);
  const rung = slot.intensity === slot.planned.intensity ? lowerRung(slot.workout, context, others) : null;
  if (rung === null) return false;
  slot.rung = rung;
  slot.why.rung = cause;
  return true;
}
