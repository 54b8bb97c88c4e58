import { ATHLETE } from '../../core/messages/reader.ts';
import { refusalText } from '../../core/messages/refusals.ts';
import { NotPossible } from './errors.ts';
import type { Deps } from './ports.ts';

/** There is no schedule yet to change. */
export function noSchedule(): NotPossible {
  const said = { refusal: 'NO_SCHEDULE', inputs: {} } as const;
  return new NotPossible('NO_SCHEDULE', refusalText(said, ATHLETE), said);
}

export async function hasSchedule({ db }: Pick<Deps, 'db'>, athleteId: string): Promise<boolean> {
  return (await db.trainingWeek.findFirst({ where: { athleteId }, select: { id: true } })) !== null;
}
