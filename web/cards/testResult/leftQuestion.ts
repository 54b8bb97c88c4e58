/** Where the browser keeps the test whose result is not to be asked for any more. */
const KEY = 'test-result-left';

export function isLeft(workoutId: string): boolean {
  try {
    return localStorage.getItem(KEY) === workoutId;
  } catch {
    return false;
  }
}

export function leaveQuestion(workoutId: string): void {
  try {
    localStorage.setItem(KEY, workoutId);
  } catch {
    // storage is blocked: it is asked again on the next page
  }
}
