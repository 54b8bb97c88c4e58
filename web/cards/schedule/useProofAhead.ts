import { useEffect, useRef } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { ProofBasis } from '../../../api/core/week/weekProof.ts';
import type { useProofAheadQuery } from '../../__generated__/useProofAheadQuery.graphql.ts';
import { whenIdle } from '../../idle.ts';

type ProveAhead = (store: RecordSourceSelectorProxy, weekIds: readonly string[]) => void;

const NOT_YET: ProveAhead = () => {};

/** Who looks at the schedule, and what they know of its limits. */
export interface ProofReader {
  isCoach?: boolean;
  /** Grows when the limits may be others than before. */
  limitChanges?: number;
}

/**
 * Proves weeks in the store as the server will, once rules and limits are here: they are fetched when the machine has nothing
 * better to do, and a move that comes first is proved by the server alone.
 */
export function useProofAhead(
  athleteId: string,
  { isCoach = false, limitChanges = 0 }: ProofReader,
): { readonly current: ProveAhead } {
  const environment = useRelayEnvironment();
  const prove = useRef(NOT_YET);
  useEffect(() => {
    let isLeft = false;
    // until the new ones are here
    prove.current = NOT_YET;
    const load = async () => {
      const query = graphql`
        query useProofAheadQuery($athleteId: ID!) {
          node(id: $athleteId) {
            ... on Athlete @alias(as: "athlete") {
              schedule {
                proofBasis
              }
            }
          }
        }
      `;
      const answer = await fetchQuery<useProofAheadQuery>(environment, query, { athleteId }).toPromise();
      const basis = answer?.node?.athlete?.schedule?.proofBasis as ProofBasis | null | undefined;
      if (!basis) return;
      const { proveInStore } = await import('./proofAhead.ts');
      if (!isLeft)
        prove.current = (store, weekIds) => proveInStore(store, weekIds, basis, isCoach ? 'COACH' : 'ATHLETE');
    };
    // the server proves every move: what cannot be had ahead is no fault
    whenIdle(() => void load().catch(() => {}));
    return () => {
      isLeft = true;
    };
  }, [environment, athleteId, isCoach, limitChanges]);
  return prove;
}
