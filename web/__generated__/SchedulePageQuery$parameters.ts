/**
 * @generated SignedSource<<7c3a9b230586b0747e18bb99503fa7c8>>
 * @relayHash 4aeac8732858e747dc74801361a324ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61adc405e1151a8e0db319731cfc3c1936843ed533c36574c4ac0da9991714a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61adc405e1151a8e0db319731cfc3c1936843ed533c36574c4ac0da9991714a9",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
