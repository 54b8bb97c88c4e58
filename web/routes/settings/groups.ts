import type { SettingsPlace } from './places.ts';

interface Group {
  title: string;
  /** Its cards, in their order. */
  cards: readonly SettingsPlace[];
}

/** The parts of the settings, by what the address of each ends with ('/settings/preferences'). */
export const GROUPS = {
  preferences: {
    title: 'Preferences',
    cards: ['notices', 'notifications', 'units', 'time-zone', 'appearance', 'keyboard-shortcuts'],
  },
  training: { title: 'Training & Devices', cards: ['training-times', 'calendar', 'devices'] },
  coaching: { title: 'Coaching', cards: ['your-coach', 'coaching'] },
  account: { title: 'Account & Access', cards: ['sign-in', 'developer', 'webhooks', 'activity'] },
  data: { title: 'Privacy & Data', cards: ['language-model', 'export'] },
} as const satisfies Record<string, Group>;

export type SettingsGroup = keyof typeof GROUPS;
export const groups = Object.entries(GROUPS) as [SettingsGroup, Group][];

/** Where '/settings' alone leads. */
export const FIRST_GROUP: SettingsGroup = 'preferences';

/** The part that a path is of; null: none. */
export function groupAt(pathname: string): SettingsGroup | null {
  const name = pathname.split('/')[2] ?? '';
  return Object.hasOwn(GROUPS, name) ? (name as SettingsGroup) : null;
}

/** The address of a card that was named without its part, as '/settings#export' was once. */
export function placeOf(hash: string): string {
  const [group = FIRST_GROUP] = groups.find(([, { cards }]) => cards.some((card) => `#${card}` === hash)) ?? [];
  return `/settings/${group}`;
}
