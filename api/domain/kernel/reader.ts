import { ATHLETE, COACH, type Reader } from '../../core/messages/reader.ts';
import type { MoveWarning } from '../../core/change/changes.ts';
import { ofTheAthlete } from '../../core/language/thirdPerson.ts';
import { messageFor } from '../../core/messages/said.ts';
import type { DomainError } from './errors.ts';
import type { Viewer } from './access.ts';

/** Says a sentence that is kept as it speaks to its athlete so as this reader needs it: to the athlete as it stands, to everybody else of them. */
export type Told = (text: string) => string;

const asItStands: Told = (text) => text;

/** Who reads what is said of the athlete of `athleteId`. */
export const readerOf = (viewer: Pick<Viewer, 'athleteId'> | null | undefined, athleteId: string | null): Reader =>
  viewer?.athleteId === athleteId ? ATHLETE : COACH;

/** How sentences to the athlete of `athleteId` are told to this viewer. */
export const toldTo = (viewer: Pick<Viewer, 'athleteId'> | null | undefined, athleteId: string | null): Told =>
  viewer?.athleteId === athleteId ? asItStands : ofTheAthlete;

/** Warnings of a move for their reader. */
export const movesFor = (warnings: readonly MoveWarning[], reader: Reader): MoveWarning[] =>
  warnings.map(({ said, ...one }) => ({ ...one, message: messageFor({ ...one, said }, reader) }));

/** Why an act was refused, for its reader. */
export const problemFor = ({ message, said }: DomainError, reader: Reader): string =>
  messageFor({ message, said }, reader);
