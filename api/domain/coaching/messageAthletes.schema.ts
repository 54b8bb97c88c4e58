import { z } from 'zod';
import { keyedWords } from '../message/message.schema.ts';
import { athletesUpTo } from './batch.schema.ts';

const MAX_ATHLETES = 200;

export const messageToAthletes = z.strictObject({ athleteIds: athletesUpTo(MAX_ATHLETES), ...keyedWords });
