/** The name of a card in addresses: 'Training Times' is '/settings#training-times'. */
export const placeOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

interface Place {
  title: string;
  place: string;
}

/** The cards that one may want to jump to, in their order. */
export const PLACES: readonly Place[] = [
  { title: 'Coaching', place: 'coaching' },
  ...['Training Times', 'Calendar', 'Language Model', 'Notifications', 'Units', 'Time Zone', 'Appearance', 'Keyboard Shortcuts', 'Sign-in', 'Developer'].map((title) => ({ title, place: placeOf(title) })),
  { title: 'Your Data', place: 'export' },
];
