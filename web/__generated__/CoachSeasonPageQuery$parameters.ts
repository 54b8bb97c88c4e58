/**
 * @generated SignedSource<<a29d3d6c73bc35f34ee4a24342f153ae>>
 * @relayHash e101f0153434c8c37744ba83999e690d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6ca3191be213f9bdf3449b35106c7106b4e95967211580d5e390130369390b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSeasonPageQuery } from './CoachSeasonPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSeasonPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6ca3191be213f9bdf3449b35106c7106b4e95967211580d5e390130369390b8",
    "metadata": {},
    "name": "CoachSeasonPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
