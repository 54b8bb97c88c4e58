/** Weeks back that can be looked at, the current one among them. */
const RANGES = [6, 12, 26, 52, 156] as const;
export type Range = (typeof RANGES)[number];

const USUAL: Range = 12;

export const RANGE_OPTIONS = [
  { value: '6', label: '6 weeks', short: '6 wk' },
  { value: '12', label: '12 weeks', short: '12 wk' },
  { value: '26', label: '26 weeks', short: '26 wk' },
  { value: '52', label: '52 weeks, a year', short: '1 yr' },
  { value: '156', label: '156 weeks, three years', short: '3 yr' },
] as const;

/** The range that an address asks for; the usual one for anything else. */
export function rangeIn(search: string): Range {
  const asked = Number(new URLSearchParams(search).get('weeks'));
  return RANGES.find((range) => range === asked) ?? USUAL;
}
