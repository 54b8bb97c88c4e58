/** What the server says it erased: numbers of rows by table, and nothing of what was in them. */
export interface ErasureReceipt {
  /** ISO instant. */
  erasedAt: string;
  rows: Readonly<Record<string, number>>;
  /** Rows of other people from which the account was taken out. */
  cleaned: Readonly<Record<string, number>>;
}

const KEY = 'erasure-receipt';

/** Kept for this tab alone: the page that shows it is loaded anew, so that nothing of the account stays in memory. */
export function keepReceipt(receipt: ErasureReceipt): void {
  sessionStorage.setItem(KEY, JSON.stringify(receipt));
}

/** Null: nothing was erased in this tab. */
export function readReceipt(): ErasureReceipt | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ErasureReceipt | null;
  } catch {
    return null;
  }
}
