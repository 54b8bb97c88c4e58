/**
 * @generated SignedSource<<450839916f2088a6f41edae07d0a2375>>
 * @relayHash 99d40ada9b6f606e300ae1d9f7e27bc3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d17f586b482410d8e1535fa00cfd0057661e1501b5eec30d7027e3f05c01f50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerformancePageQuery } from './PerformancePageQuery.graphql';

const node: PreloadableConcreteRequest<PerformancePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d17f586b482410d8e1535fa00cfd0057661e1501b5eec30d7027e3f05c01f50",
    "metadata": {},
    "name": "PerformancePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
