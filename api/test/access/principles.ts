import { addPrinciple } from '../../domain/principle.ts';
import { theWorld } from './world.ts';

export const TEACHING = { context: 'Everyone', principle: 'No long run on Saturday' };

let taught = 'principle_00000000-0000-7000-8000-000000000001';
/** A principle of the owner's coach. */
export const somethingTaught = async () => {
  taught = `principle_${(await addPrinciple(theWorld().app.deps, theWorld().principals.coach.viewer!, TEACHING)).id}`;
};
/** The one made last. */
export const taughtId = () => taught;
