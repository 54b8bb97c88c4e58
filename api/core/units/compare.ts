/** Orders texts and days as their characters do, whatever the language of the machine. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
