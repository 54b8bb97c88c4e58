import { z } from 'zod';
import { STREAM_POINTS } from '../../core/streams/sample.ts';
import { STREAM_NAMES, type StreamName } from '../../core/streams/streams.ts';
import { checked, wholeNumber, wordsShape } from '../kernel/validation.ts';

const areNames = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((name) => STREAM_NAMES.includes(name as StreamName));

/** Which streams, and by how many points each. */
export const activityStreamsSchema = z.object({
  names: checked<StreamName[]>(
    (value) => (areNames(value) ? null : `Names must be some of: ${STREAM_NAMES.join(', ')}.`),
    wordsShape(STREAM_NAMES, 1),
  ).default([...STREAM_NAMES]),
  points: wholeNumber('Points', STREAM_POINTS.least, STREAM_POINTS.most).default(STREAM_POINTS.usual),
});
