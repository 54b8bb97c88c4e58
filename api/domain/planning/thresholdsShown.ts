import { addDays, type Day } from '../../core/calendar/calendar.ts';
import type { EnduranceSport } from '../../core/codes/sport.ts';
import { EVIDENCE_DAYS } from '../../core/constants/thresholds.ts';
import type { ThresholdEvidence } from '../../core/messages/threshold.ts';
import { columnOf } from '../kernel/day.ts';
import type { Tx } from '../kernel/ports.ts';

const SPORTS: ReadonlyMap<string, EnduranceSport> = new Map([
  ['ftp', 'cycling'],
  ['runThresholdSpeed', 'running'],
  ['css', 'swimming'],
]);

/** Which sports showed their threshold of late, and when, by what the athlete accepted; a break shows nothing. */
export async function loadThresholdsShown(
  db: Pick<Tx, 'thresholdRecord'>,
  athleteId: string,
  today: Day,
): Promise<{ sport: EnduranceSport; day: Day }[]> {
  const records = await db.thresholdRecord.findMany({
    // nothing is accepted before it was done; a day more for clocks east of Greenwich
    where: { athleteId, decision: 'accepted', decidedAt: { gte: columnOf(addDays(today, -EVIDENCE_DAYS - 1)) } },
    select: { threshold: true, evidence: true },
  });
  return records.flatMap(({ threshold, evidence }) => {
    const sport = SPORTS.get(threshold);
    const { code, day } = evidence as unknown as Partial<ThresholdEvidence>;
    return sport === undefined || day === undefined || code === 'BREAK' ? [] : [{ sport, day }];
  });
}
