import type { RequestIntent } from './intent.ts';
import { isStillPlanned, ofSport } from './lookUp.ts';
import type { RequestDraft } from './requestDraft.ts';

type Move = Extract<RequestIntent, { kind: 'move' }>;

/** To one day, from whichever it is on. */
const isPlaced = (intent: RequestIntent | undefined): intent is Move =>
  intent?.kind === 'move' &&
  intent.to?.days.length === 1 &&
  intent.what.workout !== null &&
  (intent.what.dates === null || intent.what.dates.fromTopic === true);

/** Is one of the sort that the move is about on that day? */
const isOn = ({ what }: Move, { to }: Move, draft: RequestDraft): boolean =>
  ofSport(draft.workouts(), what.workout).some(
    (each) => each.scheduledDate === to!.days[0] && isStillPlanned(each, draft.today),
  );

/** "Ride on Sunday and run on Saturday", where they are the other way round: they change places. */
export function withCrossed(intents: readonly RequestIntent[], draft: RequestDraft): readonly RequestIntent[] {
  const [one, other, ...more] = intents.filter(({ kind }) => kind === 'move');
  const isCrossed =
    more.length === 0 &&
    isPlaced(one) &&
    isPlaced(other) &&
    (one.isPlace === true || other.isPlace === true) &&
    isOn(one, other, draft) &&
    isOn(other, one, draft) &&
    !isOn(one, one, draft) &&
    !isOn(other, other, draft);
  if (!isCrossed) return intents;
  const swap: RequestIntent = {
    kind: 'swap',
    first: { workout: one.what.workout, dates: other.to },
    second: { workout: other.what.workout, dates: one.to },
  };
  return intents.flatMap((intent) => (intent === one ? [swap] : intent === other ? [] : [intent]));
}
