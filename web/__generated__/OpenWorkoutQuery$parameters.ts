/**
 * @generated SignedSource<<93c4fbdb74f3d35e49372e4a9e92dced>>
 * @relayHash 0932b9b6f6a59198ad5daa134173fb82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a551b3b9fa7181b24caf8ccbac048adaa260fc86c9d8b3ef74504a7fe5ac412f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a551b3b9fa7181b24caf8ccbac048adaa260fc86c9d8b3ef74504a7fe5ac412f",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
