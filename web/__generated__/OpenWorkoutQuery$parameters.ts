/**
 * @generated SignedSource<<8ff27ebe89a93e46414b01eaa2c77b85>>
 * @relayHash 9a9c6b1525d731382ce0613030d37236
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5502032320336cd0b2f4620b64bc4c8cc2821d9ad90cc7495caea2510bc5338

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5502032320336cd0b2f4620b64bc4c8cc2821d9ad90cc7495caea2510bc5338",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
