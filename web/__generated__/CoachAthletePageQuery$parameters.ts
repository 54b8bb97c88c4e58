/**
 * @generated SignedSource<<753d03649f8d10c9d6f15dfea8def669>>
 * @relayHash 05068fe5aaa8e13296fe7fc187cc7293
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edbc91b807f076d1eaa8a2aeb9fddb771334074f1a74b4b4e0f08c86c569f774

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachAthletePageQuery } from './CoachAthletePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachAthletePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edbc91b807f076d1eaa8a2aeb9fddb771334074f1a74b4b4e0f08c86c569f774",
    "metadata": {},
    "name": "CoachAthletePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
