import { showToast } from '../ui/Toast.tsx';

/** What is wrong with single fields, as the server says it. */
export type ShowFaults = (faults: readonly { path: string; message: string }[]) => void;

/** A refusal by the server: its words, and where it names fields, which. */
interface Refused {
  readonly __typename: string;
  readonly message?: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

/** Says that nothing was saved, in the server's words where it gave any; the form stays as it is. */
export function showFailure(fallback: string, message?: string): void {
  showToast({ title: 'Error', description: message || fallback, tone: 'destructive' });
}

/** The same for an answer that is not the payload; objections go beside their fields. */
export function showRefusal(fallback: string, refused: Refused, showFaults?: ShowFaults): void {
  if (refused.errors) showFaults?.(refused.errors);
  showFailure(fallback, refused.message);
}
