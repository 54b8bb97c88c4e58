/**
 * @generated SignedSource<<b774264f71836c093cda4b10c34d76ed>>
 * @relayHash 732da107fab8cd5f49afe1ab60acd9d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b9817b48f76f9b60ced187f2370720bbe4d0434df8685d5bd623f2e07d4ac68

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachAthletePageQuery } from './CoachAthletePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachAthletePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b9817b48f76f9b60ced187f2370720bbe4d0434df8685d5bd623f2e07d4ac68",
    "metadata": {},
    "name": "CoachAthletePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
