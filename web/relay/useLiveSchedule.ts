import { useEffect, useMemo, useRef } from 'react';
import { useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useRevisionGaps } from './useRevisionGaps.ts';

interface LiveSchedule extends OperationType {
  readonly variables: { athleteId: string; since: number };
  readonly response: { readonly scheduleUpdated: { readonly revision: number } | null | undefined };
}

interface Follower<Update> {
  athleteId: string;
  /** What the page shows. */
  revision: number;
  /** Loads everything anew: a revision number is missing, a connection was lost and stands again, or one may no longer see the schedule. */
  onGap: () => void;
  /** Hears of each update once. */
  onUpdate: (update: Update) => void;
}

/** Keeps a page as an athlete's schedule is on the server: `subscription` spreads what the page shows. */
export function useLiveSchedule<TSubscription extends LiveSchedule>(
  subscription: GraphQLTaggedNode,
  { athleteId, revision, onGap, onUpdate }: Follower<NonNullable<TSubscription['response']['scheduleUpdated']>>,
): void {
  const { since, arrived } = useRevisionGaps(revision, onGap);
  const tell = useRef(onUpdate);
  useEffect(() => {
    tell.current = onUpdate;
  });
  const config = useMemo<GraphQLSubscriptionConfig<TSubscription>>(
    () => ({
      subscription,
      variables: { athleteId, since: since() },
      onNext: (response) => {
        const update = response?.scheduleUpdated;
        if (update && arrived(update.revision)) tell.current(update);
      },
      // the server ends it when access ends: nothing of the athlete stays on the screen
      onCompleted: onGap,
    }),
    [subscription, athleteId, since, arrived, onGap],
  );
  useSubscription<TSubscription>(config);
}
