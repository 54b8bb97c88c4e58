/**
 * @generated SignedSource<<f1506e6d74866166170da8f2a19ca7e9>>
 * @relayHash e29c9b4e196349bdd7583997e4e26607
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID baca13a9ab19bb8c99e823aae21d4d404621cd5d10d8ee8df75f082798af38f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachAthletePageQuery } from './CoachAthletePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachAthletePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "baca13a9ab19bb8c99e823aae21d4d404621cd5d10d8ee8df75f082798af38f1",
    "metadata": {},
    "name": "CoachAthletePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
