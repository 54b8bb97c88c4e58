/**
 * @generated SignedSource<<621f50f9165cb7b3405bdd4aa6e39f4a>>
 * @relayHash dfd4fa18ab91abff2ab266e7af1d0353
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3725bb5490a05b84da5a91af29d566dd7f73c29158d8e2ded21eafe6be30469d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerformancePageQuery } from './PerformancePageQuery.graphql';

const node: PreloadableConcreteRequest<PerformancePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3725bb5490a05b84da5a91af29d566dd7f73c29158d8e2ded21eafe6be30469d",
    "metadata": {},
    "name": "PerformancePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
