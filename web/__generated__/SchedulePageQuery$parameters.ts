/**
 * @generated SignedSource<<244fb57090e2d3c227bfca18bd40fd54>>
 * @relayHash 9c40ed3e0317103bdebcfa539c76d678
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e807a8c920e9817dc4d9daf86a0b9aab9d6c4352edde1fd5e9e4de872e2c418e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e807a8c920e9817dc4d9daf86a0b9aab9d6c4352edde1fd5e9e4de872e2c418e",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
