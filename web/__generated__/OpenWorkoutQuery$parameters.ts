/**
 * @generated SignedSource<<77f87f277eda96c68a7192083dc563bf>>
 * @relayHash 424e4345532bb7bd61e9da4d9ff31c7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d11902fe3588d6b75228a53885e4cf39a6291e5cc1bd96dd82988d8afdacd2bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d11902fe3588d6b75228a53885e4cf39a6291e5cc1bd96dd82988d8afdacd2bc",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
