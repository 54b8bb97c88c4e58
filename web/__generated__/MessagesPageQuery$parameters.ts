/**
 * @generated SignedSource<<a8d1ad3ddf04f01d7eef67800addb8e6>>
 * @relayHash 1c479b6b86ea95bdb5a75f5629b07a2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51d6ec8179edc64f7d7012031f379b6438219549ece7fab52f330863121de9d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MessagesPageQuery } from './MessagesPageQuery.graphql';

const node: PreloadableConcreteRequest<MessagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51d6ec8179edc64f7d7012031f379b6438219549ece7fab52f330863121de9d1",
    "metadata": {},
    "name": "MessagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
