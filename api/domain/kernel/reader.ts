import { ATHLETE, COACH, type Reader } from '../../core/messages/reader.ts';
import type { MoveWarning } from '../../core/change/move.ts';
import { messageFor } from '../../core/messages/limitOrRefusal.ts';
import { summaryOfKept, summaryText } from '../../core/messages/summary.ts';
import { type DisplayUnits, METRIC } from '../../core/units/displayUnits.ts';
import { DomainError } from './errors.ts';
import type { Viewer } from './access.ts';

/** Who reads what is said of the athlete of `athleteId`; nobody who is signed in reads metric units. */
export const readerOf = (
  viewer: Pick<Viewer, 'athleteId' | 'units'> | null | undefined,
  athleteId: string | null,
): Reader => ({ ...(viewer?.athleteId === athleteId ? ATHLETE : COACH), units: unitsOf(viewer) });

/** What somebody reads distances and paces in. */
export const unitsOf = (viewer: Pick<Viewer, 'units'> | null | undefined): DisplayUnits => viewer?.units ?? METRIC;

/** Warnings of a move that was made, for their reader. */
export const movesFor = (warnings: readonly MoveWarning[], reader: Reader): MoveWarning[] =>
  warnings.map(({ said, ...one }) => ({ ...one, message: messageFor({ ...one, said }, reader, 'is') }));

/** What a change did, for its reader. */
export const summaryFor = (revision: { summary: string; summaryLines: unknown }, reader: Reader): string =>
  summaryText(summaryOfKept(revision), reader);

/** Why an act was refused, for its reader; throws what is no refusal. */
export function problemFor(error: unknown, reader: Reader): string {
  if (!(error instanceof DomainError)) throw error;
  return messageFor(error, reader);
}
