import { z } from 'zod';
import { optionalYesOrNo } from './validation.ts';

/** What is left out stays as it is. */
export const settings = z.strictObject({
  /** A language model may read requests and word reviews. */
  modelConsent: optionalYesOrNo('Consent'),
  /** Shortcuts of a single character work. */
  singleKeyShortcuts: optionalYesOrNo('The choice about shortcuts'),
  /** A summary comes by e-mail every Monday. */
  weeklyDigest: optionalYesOrNo('The choice about the weekly summary'),
});
