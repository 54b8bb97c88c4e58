import { library, libraryChanged } from '../../domain/library/library.answer.ts';
import { libraryWorkoutSchema } from '../../domain/library/library.schema.ts';
import { type Documented, SUCCESS } from './documented.ts';

const FILE = { headers: ['Content-Disposition'], refuses: [422] } as const;

/** Library workouts, and workouts as files. */
export const LIBRARY_PATHS: Readonly<Record<string, Documented>> = {
  'GET /api/workouts': {
    summary: 'The library',
    query: {
      search: 'Words of name, description or tags.',
      type: 'Kind of workout.',
      offset: 'How many to leave out.',
    },
    gives: 'Library workouts; `X-Total-Count` has their number.',
    answer: library,
    headers: ['X-Total-Count'],
  },
  'POST /api/workouts/upload-fit': {
    summary: 'Keep a FIT workout',
    status: 201,
    gives: '`success, workout`.',
    answer: libraryChanged,
  },
  'PUT /api/workouts/:libraryWorkoutId': {
    summary: 'Change a library workout',
    body: libraryWorkoutSchema,
    gives: '`success, workout`.',
    answer: libraryChanged,
  },
  'DELETE /api/workouts/:libraryWorkoutId': { summary: 'Delete a library workout', ...SUCCESS },
  'GET /api/workouts/:workoutId/file.fit': {
    summary: 'A workout for watches',
    type: 'application/vnd.ant.fit',
    gives: 'A FIT file.',
    ...FILE,
  },
  'GET /api/workouts/:workoutId/file.zwo': {
    summary: 'A workout for Zwift',
    type: 'application/xml',
    gives: 'A Zwift workout.',
    ...FILE,
  },
};
