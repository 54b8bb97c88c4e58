/** A block of steps as the schema writes it. */
export interface ProfileBlock {
  readonly repeat: number;
  readonly steps: readonly ProfileStep[];
}

export interface ProfileStep {
  readonly kind: string;
  readonly leg?: string | null | undefined;
  readonly durationSec: number;
  readonly distanceM?: number | null | undefined;
  readonly effort: number;
  readonly note?: string | null | undefined;
  readonly target: { readonly metric: string; readonly lo: number; readonly hi: number };
}
