/**
 * @generated SignedSource<<d60aec974d599bc74aac267036c9833a>>
 * @relayHash 75bb4aa2061dabf482b6a7c3a30974a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5436ead76439f2e6594c5ceb48474edcf9a60181e9aab7552b7c3ce209a5da96

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerformancePageQuery } from './PerformancePageQuery.graphql';

const node: PreloadableConcreteRequest<PerformancePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5436ead76439f2e6594c5ceb48474edcf9a60181e9aab7552b7c3ce209a5da96",
    "metadata": {},
    "name": "PerformancePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
