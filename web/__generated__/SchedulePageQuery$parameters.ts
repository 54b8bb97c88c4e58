/**
 * @generated SignedSource<<03f9366b341a4f7e260389d3f22f6596>>
 * @relayHash f8b240c2822ea849a982f5a13da838eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fe3e674e116b71aa628d3c61b975a0933e0da1f7378ef7eb9acc4078e13d27a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6fe3e674e116b71aa628d3c61b975a0933e0da1f7378ef7eb9acc4078e13d27a",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
