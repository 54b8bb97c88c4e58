/**
 * @generated SignedSource<<da75d6c678face8ba25624cd6d328905>>
 * @relayHash e45c429f12eb7ddbaead43168a5008f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d084e9d650ae6754fc6564f986122273dc7aa1b79f7f419d2ff4facf2306727

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerformancePageQuery } from './PerformancePageQuery.graphql';

const node: PreloadableConcreteRequest<PerformancePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d084e9d650ae6754fc6564f986122273dc7aa1b79f7f419d2ff4facf2306727",
    "metadata": {},
    "name": "PerformancePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
