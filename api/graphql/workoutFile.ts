import { type WorkoutFile as File, workoutFiles } from '../domain/accountData/workoutFile.ts';
import { builder } from './builder.ts';
import { ASKS_ANEW } from './cost.ts';
import { FileFidelity, FileFormat } from './enums.ts';
import { READS_DETAILS } from './selection.ts';
import { Workout } from './scheduleRefs.ts';

const WorkoutFile = builder.objectRef<File>('WorkoutFile').implement({
  description: 'A workout in the format of watches and trainers, and what is lost on the way.',
  fields: (t) => ({
    format: t.expose('format', { type: FileFormat, description: 'The format.' }),
    fidelity: t.expose('fidelity', { type: FileFidelity, description: 'How much of the workout the format holds.' }),
    notes: t.field({
      type: ['String'],
      description: 'What to know before downloading, a sentence each; of an unsupported format, why.',
      resolve: ({ notes }) => [...notes],
    }),
    href: t.exposeString('href', {
      nullable: true,
      description: 'Path of the file on this server; null: there is none.',
    }),
  }),
});

builder.objectField(Workout, 'files', (t) =>
  t.field({
    type: [WorkoutFile],
    nullOnError: true,
    description: 'The workout as files, one for each format.',
    complexity: { field: ASKS_ANEW, multiplier: 2 },
    extensions: READS_DETAILS,
    resolve: (workout, _args, { deps, viewer }) => workoutFiles(deps, viewer, workout),
  }),
);
