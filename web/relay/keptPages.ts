import { graphql } from 'react-relay';
import {
  createOperationDescriptor,
  type Environment,
  fetchQuery,
  getRequest,
  type GraphQLTaggedNode,
  type OperationDescriptor,
  RecordSource,
  Store,
  type Variables,
} from 'relay-runtime';
import { addDays, type Day } from '../../api/core/calendar/calendar.ts';
import type { keptPagesWorkoutsQuery } from '../__generated__/keptPagesWorkoutsQuery.graphql.ts';
import { whenIdle } from '../idle.ts';
import { isOffline, setSeenAt, onAnswer } from '../offline/connection.ts';
import { keepPage, keptPages, type KeptPage } from '../offline/pageStore.ts';

/** Pages that are read without a network: the four weeks, the day on the dashboard, and the race day that was seen last. */
const PAGES: ReadonlySet<string> = new Set(['SchedulePageQuery', 'DashboardPageQuery', 'RaceDayPageQuery']);
/** Milliseconds after the last answer; several come together. */
const QUIET_MS = 1000;

/** Days whose workouts are kept in full, today the first. */
const FULL_DAYS = 7;

// the screen asks for a workout when it is opened: what it would ask then
const workouts = graphql`
  query keptPagesWorkoutsQuery($ids: [ID!]!) {
    nodes(ids: $ids) @required(action: THROW) {
      ...OpenWorkout_workout @alias(as: "workout")
    }
    viewer {
      ...OpenWorkout_viewer
    }
  }
`;

const workoutsRequest = getRequest(workouts);

type Records = KeptPage['records'];

/** What a query reaches in the store, and nothing else; null: not all of it is there. */
export function recordsOf(
  environment: Pick<Environment, 'check' | 'getStore'>,
  operation: OperationDescriptor,
): Records | null {
  if (environment.check(operation).status !== 'available') return null;
  const copy = new Store(new RecordSource(environment.getStore().getSource().toJSON()), {
    gcReleaseBufferSize: 0,
    gcScheduler: (step) => step(),
  });
  copy.retain(operation);
  copy.scheduleGC();
  return copy.getSource().toJSON();
}

/** Puts pages into the store, the oldest first, and below what it holds already. */
export function publishRecords(environment: Pick<Environment, 'getStore'>, pages: readonly Records[]): void {
  const store = environment.getStore();
  const own = store.getSource().toJSON();
  for (const records of [...pages, own]) store.publish(new RecordSource(records as typeof own));
  store.notify();
}

let restoring: Promise<void> | null = null;
const seen = new Map<string, string>();

/** Brings back what was kept, once; the store then answers for those pages. */
export function restorePages(environment: Environment): Promise<void> {
  restoring ??= keptPages().then((pages) => {
    const all = [...pages].sort(([, a], [, b]) => a.seenAt.localeCompare(b.seenAt));
    for (const [name, { seenAt }] of all) seen.set(name, seenAt);
    publishRecords(
      environment,
      all.map(([, { records }]) => records),
    );
    // nobody but the page on the screen holds on to them
    environment.getStore().holdGC();
  });
  return restoring;
}

/** The workouts of the coming days among the records, with the number of the latest revision. */
function comingIn(records: Records): { revision: number | undefined; ids: string[] } {
  const all = Object.values(records) as {
    __typename: string;
    id: string;
    today?: Day;
    scheduleRevision?: number;
    scheduledDate?: Day;
  }[];
  const athlete = all.find(
    ({ __typename, scheduleRevision }) => __typename === 'Athlete' && scheduleRevision !== undefined,
  );
  const today = athlete?.today;
  if (!today) return { revision: undefined, ids: [] };
  const coming = all.filter(
    ({ __typename, scheduledDate: day }) =>
      __typename === 'Workout' && day !== undefined && today <= day && day < addDays(today, FULL_DAYS),
  );
  return { revision: athlete.scheduleRevision, ids: coming.map(({ id }) => id) };
}

/** Which workouts of which revision are kept in full already. */
let inFull = '';

/**
 * Keeps what a page shows each time that the server has said something, with the workouts of its weeks in full, and knows
 * since when it stands. Returns the function that stops it.
 */
export function followPage(
  ownerId: string,
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Variables,
): () => void {
  const request = getRequest(query);
  const { name } = request.params;
  if (!PAGES.has(name)) return () => {};
  const page = createOperationDescriptor(request, variables);
  const save = (as: string, operation: OperationDescriptor): Records | null => {
    const records = recordsOf(environment, operation);
    if (!records) return null;
    const seenAt = new Date().toISOString();
    seen.set(as, seenAt);
    void keepPage(ownerId, as, { seenAt, records });
    return records;
  };
  let isOver = false;
  const saveAll = () => {
    if (isOffline() || isOver) return;
    const records = save(name, page);
    if (!records) return;
    setSeenAt(seen.get(name)!);
    const { revision, ids } = comingIn(records);
    const asked = [revision, ...ids].join(' ');
    if (asked === inFull || ids.length === 0) return;
    fetchQuery<keptPagesWorkoutsQuery>(environment, workouts, { ids }).subscribe({
      next: () => {
        inFull = asked;
        save(workoutsRequest.params.name, createOperationDescriptor(workoutsRequest, { ids }));
      },
      // the page is kept, and the next answer tries again
      error: () => {},
    });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(saveAll), QUIET_MS);
  };
  setSeenAt(seen.get(name) ?? null);
  later();
  const stop = onAnswer(later);
  return () => {
    isOver = true;
    stop();
    clearTimeout(timer);
    setSeenAt(null);
  };
}
