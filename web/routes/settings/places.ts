/** The cards of the settings: the names of each in addresses ('/settings/training#training-times') and on the screen. */
export const PLACES = {
  'your-coach': 'Your Coach',
  coaching: 'I Coach Athletes',
  'training-times': 'Training Times',
  calendar: 'Calendar',
  devices: 'Devices',
  'language-model': 'Language Model',
  notices: 'Notices',
  notifications: 'Weekly Summary',
  units: 'Units',
  'time-zone': 'Time Zone',
  appearance: 'Appearance',
  'keyboard-shortcuts': 'Keyboard Shortcuts',
  'sign-in': 'Sign-in',
  developer: 'Developer',
  webhooks: 'Webhooks',
  activity: 'Account Activity',
  export: 'Your Data',
} as const;

export type SettingsPlace = keyof typeof PLACES;

/** Shows the card that is named after '#', under the header; the keyboard goes on from there. */
export function showCard(hash: string): boolean {
  const card = document.getElementById(hash.slice(1));
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
  return card !== null;
}
