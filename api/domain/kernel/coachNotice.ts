import type { Tx } from './ports.ts';

/** Leaves the coaches of an athlete a notice of an injury, in the transaction that writes it down; nobody is told of what they did themselves. */
export async function noticeOfInjury(
  tx: Pick<Tx, '$executeRaw'>,
  { athleteId, actorId, at }: { athleteId: string; actorId: string; at: Date },
): Promise<void> {
  const subject = `injury ${athleteId} ${at.toISOString()}`;
  await tx.$executeRaw`
    select give_notice(coaches_of(${athleteId}::uuid), 'athlete-report', ${athleteId}::uuid, ${actorId}::uuid, ${subject}, ${at})`;
}

/** Leaves a notice to whom the other one, or whoever took their account over, let go of, in the transaction that ends it. */
export async function noticeOfEnd(
  tx: Pick<Tx, '$executeRaw'>,
  assignment: { id: string; athleteId: string },
  { told, actorId, at }: { told: readonly string[]; actorId: string; at: Date },
): Promise<void> {
  const { id, athleteId } = assignment;
  await tx.$executeRaw`
    select give_notice(${[...told]}::uuid[], 'coaching', ${athleteId}::uuid, ${actorId}::uuid, ${`ended ${id}`}, ${at})`;
}
