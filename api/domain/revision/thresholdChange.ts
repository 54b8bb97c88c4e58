import type { ThresholdChange } from '../../core/messages/threshold.ts';
import type { Prisma, ThresholdRecord } from '../../generated/prisma/client.ts';
import { newId } from '../kernel/newId.ts';
import type { Tx } from '../kernel/ports.ts';

/** What is kept of a threshold that the athlete took, left or entered; one that was entered has no evidence. */
export function keepThreshold(
  tx: Tx,
  athleteId: string,
  {
    threshold,
    from,
    to,
    evidence,
  }: Omit<ThresholdChange, 'evidence'> & { evidence: ThresholdChange['evidence'] | null },
  { decision, now }: { decision: 'accepted' | 'dismissed' | 'entered'; now: Date },
): Promise<ThresholdRecord> {
  return tx.thresholdRecord.create({
    data: {
      id: newId(now),
      athleteId,
      threshold,
      value: to,
      previous: from,
      evidence: (evidence ?? {}) as unknown as Prisma.InputJsonValue,
      decision,
      by: 'athlete',
      decidedAt: now,
    },
  });
}
