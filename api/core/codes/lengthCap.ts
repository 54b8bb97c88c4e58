/** What keeps a workout from being longer. */
export type LengthCap =
  | 'long-share'
  | 'below-long'
  | 'race-type-cap'
  | 'ordinary-cap'
  | 'injury-cap'
  | 'step-back'
  | 'easier-week'
  | 'recovery-cap'
  | 'age-cap'
  | 'day-cap'
  | 'race-near'
  | 'principle-cap';
