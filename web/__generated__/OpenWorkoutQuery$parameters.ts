/**
 * @generated SignedSource<<8ca5b5dd5551d6007547d43b0f76e23d>>
 * @relayHash 4021aa4fd6f71994e5b80fc97941c7e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39118c1aab7c91aa59c6f8eea0a0a14566b9ec6ee76ef374aad358d3d996978e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39118c1aab7c91aa59c6f8eea0a0a14566b9ec6ee76ef374aad358d3d996978e",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
