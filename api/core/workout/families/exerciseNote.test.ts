import { type ExerciseNote, exerciseNote, readExerciseNote } from './exerciseNote.ts';

const exercise = (name: string, repetitions: number | null, isPerSide = false): ExerciseNote => ({
  name,
  repetitions,
  isPerSide,
});

test.each<[string, ExerciseNote]>([
  ['8 × goblet squat', exercise('goblet squat', 8)],
  ['10 × split squat each side', exercise('split squat', 10, true)],
  ['plank', exercise('plank', null)],
  ['side plank half each side', exercise('side plank', null, true)],
  ['1 × 2 × 3', exercise('2 × 3', 1)],
  ['', exercise('', null)],
])('"%s" is read as it was written', (note, meant) => {
  expect(readExerciseNote(note)).toEqual(meant);
  expect(exerciseNote(meant)).toBe(note);
});
