/**
 * @generated SignedSource<<8c78e5749ae80332c4e60035634f4c6b>>
 * @relayHash 65b22f79cc6d70b1d8c4bf5db142d8b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9e6faa22691eeba82f74a9ae8c046777058186a8cea307e9217b8048ac5fc91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9e6faa22691eeba82f74a9ae8c046777058186a8cea307e9217b8048ac5fc91",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
