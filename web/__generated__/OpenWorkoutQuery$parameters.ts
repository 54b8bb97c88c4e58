/**
 * @generated SignedSource<<f85eceb74ff898129c4ae4e7a804bbac>>
 * @relayHash b111d2a231d2417e61a4ba3b61e0504c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ef7361707c0b375ee707b136af1ccecd55b70f3ce35a8973d257806140e9754

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ef7361707c0b375ee707b136af1ccecd55b70f3ce35a8973d257806140e9754",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
