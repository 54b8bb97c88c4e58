/** Where the browser keeps which silence is not to be asked about for now. */
const KEY = 'silent-days-later';

/** The silence begins on a day: a later one is asked about again. */
const nameOf = (athleteId: string, from: string) => `${athleteId} ${from}`;

export function isForLater(athleteId: string, from: string): boolean {
  try {
    return localStorage.getItem(KEY) === nameOf(athleteId, from);
  } catch {
    return false;
  }
}

export function askLater(athleteId: string, from: string): void {
  try {
    localStorage.setItem(KEY, nameOf(athleteId, from));
  } catch {
    // storage is blocked: it is asked again on the next page
  }
}
