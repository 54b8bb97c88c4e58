export interface Trend {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  readonly isLow: boolean;
}

/** "HRV over 7 days: 52.4 ms, usually 52.7 to 56.6. Below the usual: nothing hard today." */
export function hrvText(trend: Trend | null): string {
  if (trend === null)
    return 'What is usual takes 15 mornings of HRV before this week, and three in it. Until then the plan does not follow it.';
  const { mean, least, most, isLow } = trend;
  return `HRV over 7 days: ${mean} ms, usually ${least} to ${most}. ${
    isLow ? 'Below the usual: nothing hard today.' : 'Nothing speaks against today’s plan.'
  }`;
}
