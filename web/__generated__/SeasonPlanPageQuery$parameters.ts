/**
 * @generated SignedSource<<144ff4798f66cdfcbaa4255ffa61c2b0>>
 * @relayHash 0ef0f6fb051e720a7366e47c8c8ba2ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 361ed3ea2750b488588353eed975a1a39abaf69fff9c7b86cbeb2f0ca0483a1a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SeasonPlanPageQuery } from './SeasonPlanPageQuery.graphql';

const node: PreloadableConcreteRequest<SeasonPlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "361ed3ea2750b488588353eed975a1a39abaf69fff9c7b86cbeb2f0ca0483a1a",
    "metadata": {},
    "name": "SeasonPlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
