/**
 * @generated SignedSource<<8380c1a9af936263e3eb77154bef0869>>
 * @relayHash 9c74f638ff75614993dda0cf1de30a74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99651efa7e68444c38191a25e23c222743aa08beaeba909162915cc2ae5f7af3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99651efa7e68444c38191a25e23c222743aa08beaeba909162915cc2ae5f7af3",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
