import { clearanceBy } from '../../athlete/injuries.ts';
import type { Day } from '../../calendar/calendar.ts';
import type { WorkoutChange } from '../../change/changes.ts';
import { NO_MEDICAL_ADVICE } from '../../messages/disclaimer.ts';
import { listOf } from '../../units/listOf.ts';
import type { ReadIntents } from './intent.ts';
import type { ScopeHint } from './request.ts';
import type { RequestOutcome } from './requestDraft.ts';
import { clearanceText } from '../../messages/notes.ts';

/** What was read, in a sentence. */
export function understoodText({ understood }: RequestOutcome): string {
  const parts = [...new Set(understood)];
  const shown = parts.length > 6 ? [...parts.slice(0, 5), `${parts.length - 5} more`] : parts;
  return parts.length === 0 ? 'You asked for a change of your schedule.' : `I read: ${listOf(shown)}.`;
}

/** What becomes of strength beside what was asked for. */
export function strengthNotes(changes: readonly WorkoutChange[]): string[] {
  const told = changes
    .filter(({ reasonCode }) => reasonCode === 'LIMIT_STRENGTH')
    .map(({ changeDescription: text }) => `${text.charAt(0).toLowerCase()}${text.slice(1).replace(/\.$/, '')}`);
  return told.length === 0 ? [] : [`Strength has to follow: ${listOf(told)}.`];
}

const MEDICAL = ['chest pain', 'breathlessness'];

/** Why it is so, and what was kept. */
export function explanationOf(outcome: RequestOutcome, kept: readonly WorkoutChange[], today: Day): string {
  const notes = [...new Set(outcome.notes)];
  const clearedBy = clearanceBy(
    outcome.events.flatMap(({ kind, area, from }) =>
      kind === 'injury' ? [{ injuryType: '', affectedArea: area ?? '', dateOccurred: from, isRecovered: false }] : [],
    ),
    today,
  );
  const unanswered = outcome.events.filter(({ kind }) => kind !== 'travel');
  if (outcome.events.some(({ symptoms }) => symptoms.some((symptom) => MEDICAL.includes(symptom))))
    notes.unshift('Please stop training and see a doctor before the next workout.');
  else if (clearedBy !== null) notes.push(clearanceText(clearedBy));
  else if (outcome.events.some(({ kind }) => kind === 'illness' || kind === 'injury'))
    notes.push(`See a doctor if it gets worse or does not go away. ${NO_MEDICAL_ADVICE}`);
  if (kept.length > 0) notes.push('Everything else stays as planned.');
  else if (notes.length === 0 && outcome.limits.length === 0 && unanswered.length === 0)
    notes.push(outcome.preferences.length > 0 ? 'No workout has to change for it.' : 'Nothing has to change.');
  return [...new Set(outcome.limits.map(({ message }) => message)), ...notes].join(' ');
}

/** How far the words reach; null: they do not say. */
export function scopeOf({ until, lasting, intents }: ReadIntents): ScopeHint | null {
  // "never skip my long run": there is nothing to hold from now on
  if (intents.every(({ kind }) => kind === 'least' || kind === 'keep')) return null;
  if (intents.every(({ kind }) => kind === 'event') && until === null) return null;
  if (until !== null) return { scope: 'until-date', untilDate: until };
  return lasting || intents.some(({ kind }) => kind === 'prefer') ? { scope: 'all-future' } : null;
}
