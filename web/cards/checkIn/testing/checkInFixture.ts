/** A check-in as the server would know it; what is not given is not answered. */
export function aCheckIn(weekStartDate: string, answers: Record<string, unknown> = {}) {
  return {
    __typename: 'CheckIn',
    id: `check-in of ${weekStartDate}`,
    weekStartDate,
    mood: null,
    stress: null,
    sleep: null,
    mentalReadiness: null,
    musclesSoreness: null,
    energyLevel: null,
    motivationLevel: null,
    overallWellness: null,
    travelThisWeek: null,
    majorDeadlines: null,
    notes: null,
    isPlanKept: false,
    ...answers,
  };
}

/** The connection of them, latest first. */
export const checkInsOf = (...nodes: ReturnType<typeof aCheckIn>[]) => ({
  edges: nodes.map((node) => ({ cursor: node.id, node })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
});
