/** What is typed over a workout; what is left out stays as it is. */
export interface EditDraft {
  workoutType?: string;
  minutes?: string;
  intensity?: string;
  description?: string;
  instructions?: string;
}

/** Edits that were neither saved nor given up, by workout, until the page is left. */
export const editDrafts = new Map<string, EditDraft>();
