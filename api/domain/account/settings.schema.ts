import { z } from 'zod';
import { POOL_LENGTHS, UNIT_SYSTEMS } from '../../core/units/displayUnits.ts';
import { oneOf, optionalYesOrNo, timeZone } from '../kernel/validation.ts';

/** How distances are shown, and where the day is told; null: as it is. */
export const place = {
  units: oneOf(UNIT_SYSTEMS, `Units must be one of: ${UNIT_SYSTEMS.join(', ')}.`)
    .nullish()
    .transform((value) => value ?? null),
  poolLength: oneOf(POOL_LENGTHS, `Pool length must be one of: ${POOL_LENGTHS.join(', ')}.`)
    .nullish()
    .transform((value) => value ?? null),
  timeZone,
};

/** What is left out stays as it is. */
export const settings = z.strictObject({
  /** A language model may read requests and word reviews. */
  modelConsent: optionalYesOrNo('Consent'),
  /** Shortcuts of a single character work. */
  singleKeyShortcuts: optionalYesOrNo('The choice about shortcuts'),
  /** A summary comes by e-mail every Monday. */
  weeklyDigest: optionalYesOrNo('The choice about the weekly summary'),
  ...place,
});
