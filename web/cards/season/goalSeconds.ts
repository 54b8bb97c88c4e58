/** Seconds of "3:05:00" or "3:05", hours first; null where nothing was typed, undefined where it is no time. */
export function goalSecondsOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const parts = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/.exec(text.trim());
  return parts ? 3600 * Number(parts[1]) + 60 * Number(parts[2]) + Number(parts[3] ?? 0) : undefined;
}
