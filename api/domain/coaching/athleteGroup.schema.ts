import { z } from 'zod';
import { text, yesOrNo } from '../kernel/validation.ts';
import { someAthletes } from './batch.schema.ts';

export const MAX_GROUP_NAME = 40;

export const athleteGroupSchema = z.strictObject({
  athleteIds: someAthletes,
  group: text('Group', { most: MAX_GROUP_NAME }),
  isIn: yesOrNo('Whether they are in it'),
});
