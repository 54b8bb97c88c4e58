import { AdaptationOutcome } from './AdaptationOutcome.tsx';
import { CheckInPreview, KeptPlan } from './CheckInPreview.tsx';
import { type CheckInOutcome, isProposed } from './toldAdaptation.ts';
import type { ScheduleUndo } from './useScheduleUndo.ts';

interface ToldCheckInProps {
  told: CheckInOutcome;
  /** The athlete was asked, and keeps the plan as it is. */
  isKept: boolean;
  changesUndo: ScheduleUndo;
  busy: boolean;
  onApply: () => void;
  onKeep: () => void;
}

/** What came of a check-in, or would. */
export function ToldCheckIn({ told, isKept, changesUndo, ...preview }: ToldCheckInProps) {
  if (!isProposed(told)) return <AdaptationOutcome outcome={told} changesUndo={changesUndo} />;
  return isKept ? <KeptPlan /> : <CheckInPreview proposed={told} {...preview} />;
}
