/**
 * @generated SignedSource<<5ef7870ddc3c159beca945dd5da19420>>
 * @relayHash 82a8cbcb7478228b25e961a5dac38f21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f253b2d8b6b982d16f939dd32305106bc7fbd0bccbf955c529a7a1aa0b461fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivityPageQuery } from './ActivityPageQuery.graphql';

const node: PreloadableConcreteRequest<ActivityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f253b2d8b6b982d16f939dd32305106bc7fbd0bccbf955c529a7a1aa0b461fe",
    "metadata": {},
    "name": "ActivityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
