/**
 * @generated SignedSource<<ca61406f482895bb8f06a8d6658e7e59>>
 * @relayHash 52b2914e2e6a204e53742206e906e4f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90e5fdfadb10dcd1691b9a524485346c2f02f45c26640b988562973daf0ce5c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90e5fdfadb10dcd1691b9a524485346c2f02f45c26640b988562973daf0ce5c7",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
