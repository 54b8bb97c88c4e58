import type { LibraryCandidate } from '../../core/week/fromLibrary.ts';
import type { SteppedType } from '../../core/workout/stepText/words.ts';
import type { Steps } from '../../core/workout/workout.ts';
import type { LibraryWorkout } from '../../generated/prisma/client.ts';
import type { Tx } from '../kernel/ports.ts';

/** The planner looks through no more: those that were changed last. */
const MAX_CANDIDATES = 200;

/**
 * What the planner may use of the libraries of an athlete's coaches: what they made or changed themselves. Untouched copies
 * of the starter set say no more than the planner's own workouts do, and fit the athlete less closely.
 */
export async function libraryOfCoaches(tx: Pick<Tx, 'athlete'>, athleteId: string): Promise<LibraryCandidate[]> {
  const row = await tx.athlete.findUnique({
    where: { id: athleteId },
    select: {
      assignments: {
        where: { endedAt: null },
        select: {
          coach: {
            select: {
              library: {
                where: { deletedAt: null, OR: [{ copiedFromId: null }, { editedAt: { not: null } }] },
                orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
                take: MAX_CANDIDATES,
              },
            },
          },
        },
      },
    },
  });
  return (row?.assignments ?? [])
    .flatMap(({ coach }) => coach.library)
    .map((workout) => {
      const { id, name, intensity, duration, instructions, tags } = workout;
      return {
        id,
        name,
        intensity,
        duration,
        instructions,
        tags,
        workoutType: steppedTypeOf(workout),
        steps: librarySteps(workout),
      };
    })
    .filter(({ steps }) => steps.length > 0);
}

export const librarySteps = ({ steps }: Pick<LibraryWorkout, 'steps'>): Steps => steps as unknown as Steps;
export const steppedTypeOf = ({ workoutType }: Pick<LibraryWorkout, 'workoutType'>): SteppedType =>
  workoutType as SteppedType;
