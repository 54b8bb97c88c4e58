import type { RequestIntent } from './intent.ts';
import type { ReportedEvent } from './request.ts';
import type { Slots } from './slots.ts';
import type { DateTag, HealthTalk } from './tags.ts';

const ASKED_OF: Partial<Record<ReportedEvent['kind'], HealthTalk>> = { illness: 'trainIll', fatigue: 'tired' };

/** "should I train with a sore throat?" reports nothing; "should I train, I have a fever" does. */
export function answeredOnly({ tags }: Slots, reports: readonly RequestIntent[]): RequestIntent[] {
  const asks = tags.findIndex(({ t }) => t === 'advice');
  const ails = tags.findIndex(({ t }) => t === 'symptom' || t === 'happening');
  const between = tags.slice(asks, Math.max(asks, ails));
  const isAsked =
    ails > asks &&
    !between.some((tag) => tag.t === 'comma' || tag.t === 'conj' || (tag.t === 'word' && tag.word === 'why'));
  return reports.flatMap((each): RequestIntent[] => {
    if (each.kind === 'avoid') return [];
    const about = each.kind === 'event' && isAsked ? ASKED_OF[each.event.kind] : undefined;
    return [about === undefined ? each : { kind: 'talk', about }];
  });
}

/** "doctor says two weeks off, bronchitis": the illness lasts as long as the doctor says. */
export function withOrdered(ordered: DateTag | null, intents: RequestIntent[]): RequestIntent[] {
  const isOrdered = (intent: RequestIntent) => intent.kind === 'event' && intent.event.kind === 'illness';
  if (ordered === null || !intents.some(isOrdered)) return intents;
  return intents.flatMap((intent): RequestIntent[] =>
    intent.kind === 'event' && intent.event.kind === 'illness'
      ? [{ ...intent, event: { ...intent.event, to: ordered.days.at(-1)! } }]
      : intent.kind === 'free' || intent.kind === 'remove' || intent.kind === 'resize'
        ? []
        : [intent],
  );
}
