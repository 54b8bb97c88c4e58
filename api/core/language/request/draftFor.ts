import type { Day } from '../../calendar/calendar.ts';
import { isWhole } from './distinctIntents.ts';
import type { ReadIntents, RequestIntent } from './intent.ts';
import { look } from './places.ts';
import type { RequestInput } from './request.ts';
import { emptyRequestOutcome, type RequestDraft, requestDraftOf } from './requestDraft.ts';

/** The days that an intent empties of training, bounds, or leaves as they are. */
function daysClosed(intent: RequestIntent): readonly Day[] {
  if (intent.kind === 'cap') return intent.days.days;
  if (intent.kind === 'keep') return intent.alone === true ? (intent.what.dates?.days ?? []) : [];
  const isOfDays =
    intent.kind === 'free' || intent.kind === 'remove' || (intent.kind === 'resize' && intent.length.minutes !== null);
  return isOfDays && isWhole(intent.what) ? (intent.what.dates?.days ?? []) : [];
}

/** The schedule for a request to change, with what is to stay and where nothing may go. */
export function draftFor({ intents }: ReadIntents, { workouts, limits }: RequestInput): RequestDraft {
  const draft = requestDraftOf(workouts, limits);
  draft.isOnlyWish = intents.filter(({ kind }) => kind !== 'event').length === 1;
  for (const intent of intents)
    if (intent.kind === 'keep')
      for (const { id } of look(intent.what, draft, emptyRequestOutcome())) draft.staying.add(id);
  for (const day of intents.flatMap(daysClosed)) draft.closed.add(day);
  return draft;
}
