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

interface GivenFamily {
  key: string;
  name: string;
  workoutType?: string;
  purpose?: string;
  fuel?: string | null;
}

/** A family as the server answers it, with two rungs: the second has a choice. */
export const aFamily = ({
  key,
  name,
  workoutType = 'RUN',
  purpose = `What ${name} is for.`,
  fuel = null,
}: GivenFamily) => ({
  __typename: 'WorkoutFamily',
  key,
  name,
  workoutType,
  intensityLevel: 'THRESHOLD',
  purpose,
  feel: 'Three or four words at a time.',
  mistake: 'Running them as a race.',
  whenNot: 'Leave them out before a race.',
  fuel,
  rungs: [
    { number: 1, sets: [aSet(name, '4 × 3 min', 41)] },
    { number: 2, sets: [aSet(name, '5 × 3 min', 45), aSet(name, '3 × 5 min', 43)] },
  ],
});

const aSet = (name: string, size: string, duration: number) => ({
  name: `${name} ${size}`,
  text: `${size} at threshold, 1 min jog`,
  stepText: `15m easy, ${size.replace(/^(\d+) × (\d+) min$/, '$1x($2m threshold, 1m easy)')}, 10m easy`,
  duration,
});
