/**
 * @generated SignedSource<<0203f2d0408a3df49f984e476940ab88>>
 * @relayHash 4f7de4bd4817f462e1ee1f160e5b9e9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f73b807102ce570578dc6e2279f5e5ac1b67abef9d1c9931dec8084229cd9c8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f73b807102ce570578dc6e2279f5e5ac1b67abef9d1c9931dec8084229cd9c8a",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
