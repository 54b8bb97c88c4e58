/**
 * @generated SignedSource<<27991e7d54e8dc6c54e8a27cb1fe1dd0>>
 * @relayHash 62f1e6a45558a832c79cd20e932c10c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c6cbb44f93396120dc1c548a64830a9048b50c67f14d0b194897fe96bbdd0fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c6cbb44f93396120dc1c548a64830a9048b50c67f14d0b194897fe96bbdd0fb",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
