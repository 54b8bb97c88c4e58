/**
 * @generated SignedSource<<d98f3be554d5af9040e6dac168da6a39>>
 * @relayHash f15e6c82b42554455872e8769f7571a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10c429a882480f94c6922c73d2877197402492fc44ed956276012195731216ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerformancePageQuery } from './PerformancePageQuery.graphql';

const node: PreloadableConcreteRequest<PerformancePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10c429a882480f94c6922c73d2877197402492fc44ed956276012195731216ad",
    "metadata": {},
    "name": "PerformancePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
