/**
 * @generated SignedSource<<a99d3368c5eb4f8789d5c5aa10c28d93>>
 * @relayHash 17e43c1bd89c9a797f22a86d77bd8ebc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df8111832bcd0fb9de7278a85e322256d7473c0eadfffe5b007f2d6424ee7b47

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df8111832bcd0fb9de7278a85e322256d7473c0eadfffe5b007f2d6424ee7b47",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
