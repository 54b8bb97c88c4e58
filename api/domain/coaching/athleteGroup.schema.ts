import { z } from 'zod';
import { text, yesOrNo } from '../kernel/validation.ts';
import { someAthletes } from './batch.schema.ts';

export const MAX_GROUP_NAME = 40;

const group = text('Group', { most: MAX_GROUP_NAME });

export const athleteGroupSchema = z.strictObject({
  athleteIds: someAthletes,
  group,
  isIn: yesOrNo('Whether they are in it'),
});

export const renameGroupSchema = z.strictObject({ group, name: text('Name', { most: MAX_GROUP_NAME }) });
