/**
 * @generated SignedSource<<ce61f3ed991d9dec39714391f8d5657d>>
 * @relayHash 0f63007475c25a55a1625d6bf21b5341
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27d98234a297692c4de8386751c130c8728afeda7f6f19a84dc3d0e315852c94

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SeasonPlanPageQuery } from './SeasonPlanPageQuery.graphql';

const node: PreloadableConcreteRequest<SeasonPlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27d98234a297692c4de8386751c130c8728afeda7f6f19a84dc3d0e315852c94",
    "metadata": {},
    "name": "SeasonPlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
