import { tableOf } from './tableOf.ts';

/** What lets somebody into an account, by kind. */
export type WayKind = 'session' | 'access-token' | 'calendar-feed' | 'invitation' | 'reset-link';

/** What of one kind has ended. */
export interface EndedWay {
  kind: WayKind;
  count: number;
  /** In the owner's words; of what has none, nothing. */
  names: readonly string[];
}

/** Calendars are told apart by how much they tell. */
const CALENDARS: Readonly<Record<string, string>> = tableOf({ full: 'Your training', busy: 'When you train' });

const quoted = (names: readonly string[]) => listed(names.map((name) => `“${name}”`));
const listed = (parts: readonly string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`);
const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const TOLD: Readonly<Record<WayKind, (way: EndedWay) => string>> = {
  session: ({ count }) => `${many(count, 'browser')} signed in`,
  'access-token': ({ count, names }) => `the access token${count === 1 ? '' : 's'} ${quoted(names)}`,
  'calendar-feed': ({ count, names }) => `the calendar address${count === 1 ? '' : 'es'} ${quoted(names.map((name) => CALENDARS[name] ?? name))}`,
  invitation: ({ count }) => many(count, 'open invitation'),
  'reset-link': () => 'a link for a new password',
};

/** "Ended: the access token “my script” and 2 open invitations."; empty where nothing has. */
export function endedText(ended: readonly EndedWay[]): string {
  return ended.length === 0 ? '' : `Ended: ${listed(ended.map((way) => TOLD[way.kind](way)))}.`;
}
