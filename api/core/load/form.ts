import { FORM_BOUNDS } from '../constants/load.ts';

export const FORM_BAND_NAMES = ['strained', 'tired', 'neutral', 'fresh', 'transition'] as const;
/** strained: more fatigue than most bear for long; tired: it gets one fitter, and will show in a race; fresh: rested and fit; transition: fitness is fading. */
export type FormBand = (typeof FORM_BAND_NAMES)[number];

/**
 * Band of a form in points, judged against the fitness (CTL) of the evening before, whether on a race morning or in training:
 * the same form weighs more on who is less fit. Without fitness it is neutral.
 */
export function formBand(form: number, fitness: number): FormBand {
  if (fitness <= 0) return 'neutral';
  return FORM_BAND_NAMES[FORM_BOUNDS.filter((bound) => form >= bound * fitness).length]!;
}

/** The share of fitness at which a band begins and that at which the next one does; infinite at the ends. */
export function sharesOf(band: FormBand): { from: number; to: number } {
  const at = FORM_BAND_NAMES.indexOf(band);
  return { from: FORM_BOUNDS[at - 1] ?? -Infinity, to: FORM_BOUNDS[at] ?? Infinity };
}
