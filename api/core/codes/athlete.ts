export const EXPERIENCE_LEVELS = ['beginner', 'intermediate', 'advanced', 'veteran'] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

export const FITNESS_LEVELS = ['none', 'low', 'moderate', 'high', 'very-high'] as const;
export type FitnessLevel = (typeof FITNESS_LEVELS)[number];

export const GENDERS = ['male', 'female', 'other'] as const;
export type Gender = (typeof GENDERS)[number];

export const BANDS = ['green', 'amber', 'orange', 'red'] as const;
export type ReadinessBand = (typeof BANDS)[number];
