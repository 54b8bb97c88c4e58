import { tableOf } from '../../api/core/units/tableOf.ts';

const PHASES: Readonly<Record<string, string>> = tableOf({
  BASE: 'Base',
  BUILD: 'Build',
  RACE_SPECIFIC: 'Race-Specific',
  PEAK: 'Peak',
  TAPER: 'Taper',
  RACE: 'Race',
  RECOVERY: 'Recovery',
});

const KINDS: Readonly<Record<string, string>> = tableOf({
  LOAD: 'training week',
  STEP: 'lighter week',
  TAPER: 'taper week',
  RACE: 'race week',
  RECOVERY: 'recovery week',
});

export const phaseName = (phaseType: string) => PHASES[phaseType] ?? phaseType;

/** 'Training week'. */
export function weekKindName(kind: string): string {
  const name = KINDS[kind] ?? kind.toLowerCase();
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** 'Build · training week'; a phase that is its own kind is said once. */
export function phaseAndKind(phaseType: string, kind: string): string {
  if (phaseType === kind) return `${phaseName(phaseType)} week`;
  return `${phaseName(phaseType)} · ${KINDS[kind] ?? kind.toLowerCase()}`;
}
