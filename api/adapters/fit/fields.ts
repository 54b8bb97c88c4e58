/** A decoded message; nothing about its fields is taken for granted. */
export type Message = Readonly<Record<string, unknown>>;

/** The field's number where it has one within the range; null: it has none, or one that cannot be. */
export function number(
  message: Message,
  name: string,
  { least = 0, most }: { least?: number; most: number },
): number | null {
  const value = message[name];
  return typeof value === 'number' && value >= least && value <= most ? value : null;
}

export function word(message: Message, name: string): string | null {
  const value = message[name];
  return typeof value === 'string' ? value : null;
}

/** Seconds since 1970 of a time between the first of FIT's clock, which is in 1989, and 2100; null: there is none such. */
export function seconds(message: Message, name: string): number | null {
  const value = message[name];
  const at = value instanceof Date ? value.getTime() / 1000 : NaN;
  return at >= 631_065_600 && at < 4_102_444_800 ? at : null;
}

/** One line of text without control characters, cut at `most`; null: nothing is left. */
export function line(message: Message, name: string, most: number): string | null {
  const value = message[name];
  if (typeof value !== 'string') return null;
  // eslint-disable-next-line no-control-regex
  const plain = value.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return plain === '' ? null : [...plain].slice(0, most).join('').trim();
}
