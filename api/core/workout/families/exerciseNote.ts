/** An exercise as a step names it. */
export interface ExerciseNote {
  name: string;
  /** In a set; null: for as long as the step takes. */
  repetitions: number | null;
  /** Repetitions are those of each side; of what is held, half of the time is for each. */
  isPerSide: boolean;
}

const WRITTEN = /^(?:(?<repetitions>\d+) × )?(?<name>.*?)(?<sides> (?:half )?each side)?$/s;

/** "8 × goblet squat", "10 × split squat each side", "plank", "side plank half each side". */
export function exerciseNote({ name, repetitions, isPerSide }: ExerciseNote): string {
  if (repetitions === null) return isPerSide ? `${name} half each side` : name;
  return `${repetitions} × ${name}${isPerSide ? ' each side' : ''}`;
}

/** What a note of a strength step says; one of somebody's own is a name. */
export function readExerciseNote(note: string): ExerciseNote {
  const { repetitions, name = '', sides } = WRITTEN.exec(note)!.groups!;
  return { name, repetitions: repetitions === undefined ? null : Number(repetitions), isPerSide: sides !== undefined };
}
