import { phaseWord, weekKindWord } from '../words.ts';
import { opening } from '../../api/core/messages/reader.ts';

const weekKind = (kind: string) => weekKindWord(kind) ?? kind.toLowerCase();

export const phaseName = (phaseType: string) => phaseWord(phaseType) ?? phaseType;

/** 'Training week'. */
export const weekKindName = (kind: string): string => opening(weekKind(kind));

/** 'Build · training week'; a phase that is its own kind is said once. */
export function phaseAndKind(phaseType: string, kind: string): string {
  if (phaseType === kind) return `${phaseName(phaseType)} week`;
  return `${phaseName(phaseType)} · ${weekKind(kind)}`;
}
