import { graphql } from 'react-relay';
import type { toldAdaptation_adaptation$data } from '../../__generated__/toldAdaptation_adaptation.graphql.ts';

// read once from the answer, which nothing keeps in the store
export const adaptationFragment = graphql`
  fragment toldAdaptation_adaptation on Adaptation @inline {
    summary
    changes {
      workoutId
      reasonKind
      ...changeSides_change @relay(mask: false)
    }
    advice {
      kind
      text
    }
    proposals {
      kind
      text
    }
    revision {
      id
    }
  }
`;

export type AdaptationData = toldAdaptation_adaptation$data;
/** What followed from a check-in; without a plan there may be something to say all the same. */
export type CheckInOutcome = AdaptationData & { readonly hasPlan: boolean };

/** Nothing has come of it yet. */
export const isProposed = ({ changes, revision }: Pick<AdaptationData, 'changes' | 'revision'>) =>
  changes.length > 0 && revision == null;
