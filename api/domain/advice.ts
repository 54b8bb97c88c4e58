import { compiledOf } from './principle.ts';
import { PRINCIPLES_INCLUDE } from './plannerInput.ts';
import type { Deps } from './ports.ts';

/** What the athlete's coaches want to be kept in mind and no rule can hold, in their own words: "Swimming: Technique before volume". */
export async function adviceFor({ db }: Pick<Deps, 'db'>, athleteId: string): Promise<readonly string[]> {
  const row = await db.athlete.findUnique({ where: { id: athleteId }, select: PRINCIPLES_INCLUDE });
  return (row?.assignments ?? []).flatMap(({ coach: { principles } }) =>
    principles
      .filter((each) => each.athleteId === null || each.athleteId === athleteId)
      .filter((each) => compiledOf(each).state === 'adviceOnly')
      .map(({ context, principle }) => `${context}: ${principle}`),
  );
}
