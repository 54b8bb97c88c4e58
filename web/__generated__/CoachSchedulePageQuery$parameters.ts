/**
 * @generated SignedSource<<2a9c77787818583bd61c6e63b2ca9016>>
 * @relayHash 1a1cec28a23d5356a79b4d17d1142ae2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8580c241f344e04a3ae6ecf3cd1b07ad3ee64a15cddf193504494ac22b2c6217

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8580c241f344e04a3ae6ecf3cd1b07ad3ee64a15cddf193504494ac22b2c6217",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
