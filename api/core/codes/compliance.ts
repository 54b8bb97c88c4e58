/** How near to its plan a workout came that is over. A new one is a type error until it has a sentence. */
export const COMPLIANCES = {
  asPlanned: '80 to 120% of the planned minutes were done.',
  near: '50 to 79 or 121 to 150% of the planned minutes were done.',
  far: 'Less than 50 or more than 150% of the planned minutes were done.',
  missed: 'It was skipped, or its day has passed and nobody said what became of it.',
  excused: 'It was skipped for illness or an injury.',
  noPlan: 'It was done, and there are no minutes to compare.',
} as const satisfies Readonly<Record<string, string>>;

export type Compliance = keyof typeof COMPLIANCES;
