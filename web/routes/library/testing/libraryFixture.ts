interface Given {
  id: string;
  name: string;
  workoutType?: string;
  intensityLevel?: string;
  tags?: readonly string[];
  mayEdit?: boolean;
  completionCount?: number;
}

const easy = {
  __typename: 'Step',
  kind: 'WORK',
  leg: null,
  durationSec: 1800,
  distanceM: null,
  effort: 0.78,
  note: 'easy',
  target: { metric: 'RPE', lo: 3, hi: 4 },
};

/** A workout of the library as the server answers it. */
export const aWorkout = ({
  id,
  name,
  workoutType = 'RUN',
  intensityLevel = 'EASY',
  tags = [],
  mayEdit = true,
  completionCount = 0,
}: Given) => ({
  __typename: 'LibraryWorkout',
  id,
  name,
  description: `What ${name} is for.`,
  workoutType,
  duration: 30,
  intensityLevel,
  instructions: `How ${name} goes.`,
  tags,
  completionCount,
  stepText: '30m easy',
  mayEdit,
  steps: [{ repeat: 1, steps: [easy] }],
});

/** The library field: pages of what is given. */
export const libraryOf =
  (...workouts: ReturnType<typeof aWorkout>[]) =>
  ({ first = 24, after = null }: { first?: number; after?: string | null }) => {
    const from = after === null ? 0 : workouts.findIndex(({ id }) => id === after) + 1;
    const shown = workouts.slice(from, from + first);
    return {
      totalCount: workouts.length,
      libraryCount: 74,
      edges: shown.map((node) => ({ cursor: node.id, node })),
      pageInfo: {
        hasNextPage: from + first < workouts.length,
        hasPreviousPage: false,
        startCursor: shown[0]?.id ?? null,
        endCursor: shown.at(-1)?.id ?? null,
      },
    };
  };
