/** How a finish time is predicted. A new one is a type error until it stands here. */
export const PREDICTION_METHODS = {
  VDOT: 'Daniels and Gilbert: the oxygen that a race asks for.',
  RIEGEL: 'Riegel: time grows with distance to the power 1.06.',
  VICKERS: 'Vickers and Vertosick: a shorter race and the distance of a week.',
  TANDA: 'Tanda: distance and pace of the weeks before a marathon.',
  LEGS: 'Swim, ride, run and the changes between them, each from its threshold.',
} as const satisfies Readonly<Record<string, string>>;

export type PredictionMethod = keyof typeof PREDICTION_METHODS;

/** What a method rests on. */
export const EVIDENCE_CODES = {
  THRESHOLD_PACE: 'Running pace at threshold.',
  FTP: 'Watts at threshold.',
  CSS: 'Critical swim speed.',
  RACE: 'The result of a running race.',
  TRAINING: 'The running of the weeks before.',
} as const satisfies Readonly<Record<string, string>>;

export type EvidenceCode = keyof typeof EVIDENCE_CODES;
