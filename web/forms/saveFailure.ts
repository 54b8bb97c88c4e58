import { showToast } from '../ui/Toast.tsx';

/** What is wrong with single fields, as the server says it. */
export type ShowErrors = (errors: readonly { path: string; message: string }[]) => void;

/** What is said where the server gives no words; or what was not done, above the server's words. */
export type Failure = string | { title: string; description?: string };

/** Without anybody's words. */
export const TRY_AGAIN = 'Please try again.';

/** Says that nothing was done, in the server's words where it gave any; the form stays as it is. */
export function showFailure(failed: Failure, message?: string): void {
  const { title, description = TRY_AGAIN } =
    typeof failed === 'string' ? { title: 'Error', description: failed } : failed;
  showToast({ title, description: message || description, tone: 'destructive' });
}
