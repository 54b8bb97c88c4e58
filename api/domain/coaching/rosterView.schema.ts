import { z } from 'zod';
import { oneOf, optionalText, text } from '../kernel/validation.ts';
import { MAX_GROUP_NAME } from './athleteGroup.schema.ts';
import { MAX_SEARCHED, ROSTER_CHOICES, ROSTER_SORTS } from './roster.ts';

const name = text('Name', { most: 40 });

export const rosterViewSchema = z.strictObject({
  name,
  search: optionalText('Search', { most: MAX_SEARCHED }),
  show: oneOf(ROSTER_CHOICES, `Show must be one of: ${ROSTER_CHOICES.join(', ')}.`),
  sort: oneOf(ROSTER_SORTS, `Sort must be one of: ${ROSTER_SORTS.join(', ')}.`),
  group: optionalText('Group', { most: MAX_GROUP_NAME }),
});

export const rosterViewNameSchema = z.strictObject({ name });
