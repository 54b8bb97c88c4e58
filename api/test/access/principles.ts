import { encodeId } from '../../core/units/ids.ts';
import { addPrinciple } from '../../domain/principle/principle.ts';
import { applyPrinciple } from '../../domain/principle/principleApplication.ts';
import { undoPrinciple } from '../../domain/principle/principleUndo.ts';
import { theWorld } from './world.ts';

export const TEACHING = { context: 'Everyone', principle: 'No long run on Saturday' };

let taught = 'principle_00000000-0000-7000-8000-000000000001';
/** A principle of the owner's coach. */
export const somethingTaught = async () => {
  taught = `principle_${(await addPrinciple(theWorld().app.deps, theWorld().principals.coach.viewer!, TEACHING)).id}`;
};
/** The one made last. */
export const taughtId = () => taught;

let act: { principleId: string; actId: string } | null = null;
/** An act of the owner's coach that has changed the owner's schedule and stands. */
export const somethingFollowed = async () => {
  const { app, principals } = theWorld();
  const coach = principals.coach.viewer!;
  if (act) await undoPrinciple(app.deps, coach, act.actId);
  const principleId =
    act?.principleId ??
    (await addPrinciple(app.deps, coach, { context: 'Everyone', principle: 'No run on Sunday' })).id;
  const { actId } = await applyPrinciple(app.deps, coach, principleId, null);
  act = { principleId, actId: actId ?? act!.actId };
};
/** The one made last. */
export const followedId = () => encodeId('application', act!.actId);
