import { clearanceBy } from '../../athlete/injuries.ts';
import type { Day } from '../../calendar/calendar.ts';
import { CHEST_PAIN, conditionsIn, saysCleared, type ToldCondition } from './conditions.ts';
import type { ReadIntents } from './intent.ts';
import type { ReportedEvent, RequestInput } from './request.ts';
import type { RequestAnswer } from './requestAnswer.ts';

const AREAS: readonly (string | null)[] = [
  'pregnancy',
  'childbirth',
  'heart condition',
] satisfies readonly ToldCondition['area'][];

const event = (kind: ReportedEvent['kind'], area: string, from: Day): ReportedEvent => ({
  kind,
  from,
  to: null,
  area,
  place: null,
  symptoms: [],
});

/** The intents, with what the text says that somebody has to clear in the place of what its words alone would say. */
export function withConditions(read: ReadIntents, text: string, today: Day): ReadIntents {
  const others = read.intents.filter((intent) => intent.kind !== 'event' || !AREAS.includes(intent.event.area));
  // pain in the chest is read as an illness with that symptom, which sends to a doctor too
  const told = conditionsIn(text.toLowerCase().replace(CHEST_PAIN, ''), today).map(
    ({ area, from }) => ({ kind: 'event', event: event('injury', area, from), background: false }) as const,
  );
  return told.length === 0 && others.length === read.intents.length ? read : { ...read, intents: [...told, ...others] };
}

/** "My doctor cleared me": what kept training easy is over; null: it says something else, or nothing does. */
export function toldOfClearance({ text, limits: { athlete, today } }: RequestInput): RequestAnswer | null {
  if (!saysCleared(text)) return null;
  const open = athlete.injuries.filter((injury) => !injury.isRecovered && clearanceBy([injury], today) !== null);
  if (open.length === 0) return null;
  return {
    kind: 'changes',
    understood: 'I read: you are cleared to train again.',
    explanation:
      'Good to hear. Nothing is held back for it any more: what is planned stays as it is, and the weeks to come may build up again. Regenerate the plan to begin with that now.',
    changes: [],
    scope: null,
    preferences: [],
    events: open.map(({ affectedArea }) => event('recovered', affectedArea.toLowerCase(), today)),
    keptFree: [],
  };
}
