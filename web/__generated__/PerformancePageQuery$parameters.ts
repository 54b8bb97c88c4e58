/**
 * @generated SignedSource<<d7fdd9faf347848a136a4ab0bcb47ded>>
 * @relayHash 6d272b2e4c0b07683de0e0b0ebdd0621
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55a2bcfc929f209d6274947fb340d81dc31627db2dd0decfa959a51e76a7d889

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerformancePageQuery } from './PerformancePageQuery.graphql';

const node: PreloadableConcreteRequest<PerformancePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55a2bcfc929f209d6274947fb340d81dc31627db2dd0decfa959a51e76a7d889",
    "metadata": {},
    "name": "PerformancePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
