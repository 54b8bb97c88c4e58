import { phaseWord, weekKindWord } from '../words.ts';

const weekKind = (kind: string) => weekKindWord(kind) ?? kind.toLowerCase();

export const phaseName = (phaseType: string) => phaseWord(phaseType) ?? phaseType;

/** 'Training week'. */
export function weekKindName(kind: string): string {
  const name = weekKind(kind);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** 'Build · training week'; a phase that is its own kind is said once. */
export function phaseAndKind(phaseType: string, kind: string): string {
  if (phaseType === kind) return `${phaseName(phaseType)} week`;
  return `${phaseName(phaseType)} · ${weekKind(kind)}`;
}
