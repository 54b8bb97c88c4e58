import { tableOf } from '../units/tableOf.ts';
import { listOf } from '../units/listOf.ts';

/** What lets somebody into an account, by kind. */
export type WayKind =
  'session' | 'access-token' | 'calendar-feed' | 'device-account' | 'webhook' | 'invitation' | 'reset-link';

/** A coach is no way into an account, but sees what it holds, and goes with one that passes to another person. */
export type EndedKind = WayKind | 'coach';

/** What of one kind has ended. */
export interface EndedWay<Kind extends EndedKind = WayKind> {
  kind: Kind;
  count: number;
  /** In the owner's words; of what has none, nothing. */
  names: readonly string[];
}

type Text = (way: EndedWay<EndedKind>) => string;

/** Calendars are told apart by how much they tell. */
const CALENDARS: Readonly<Record<string, string>> = tableOf({ full: 'Your training', busy: 'When you train' });

const quoted = (names: readonly string[]) => listOf(names.map((name) => `“${name}”`));
const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;
/** By name, where the names are told. */
const named =
  (one: string, more?: string, nameOf = (name: string) => name): Text =>
  ({ count, names }) =>
    names.length === 0
      ? many(count, one, more)
      : `the ${count === 1 ? one : (more ?? `${one}s`)} ${quoted(names.map(nameOf))}`;

const TEXTS: Readonly<Record<EndedKind, Text>> = {
  session: ({ count }) => `${many(count, 'browser')} signed in`,
  'access-token': named('access token'),
  'calendar-feed': named('calendar address', 'calendar addresses', (name) => CALENDARS[name] ?? name),
  'device-account': named('device account'),
  webhook: named('webhook'),
  invitation: ({ count }) => many(count, 'open invitation'),
  'reset-link': () => 'a link for a new password',
  coach: ({ count }) => `the access of ${many(count, 'coach', 'coaches')}`,
};
export const isEndedKind = (kind: unknown): kind is EndedKind => typeof kind === 'string' && Object.hasOwn(TEXTS, kind);

/** "Ended: the access token “my script” and 2 open invitations."; empty where nothing has. */
export function endedText(ended: readonly EndedWay<EndedKind>[]): string {
  return ended.length === 0 ? '' : `Ended: ${listOf(ended.map((way) => TEXTS[way.kind](way)))}.`;
}
