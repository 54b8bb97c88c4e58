/**
 * @generated SignedSource<<5f2e5b3a410c4f100254e158ee52f20f>>
 * @relayHash 2034f73072f1d72f0a166e1f50a35986
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 036b9fba333a5947649e9cf8d68e00c75bc8587b4681dc1db3cd9a7ac6142440

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MessagesPageQuery } from './MessagesPageQuery.graphql';

const node: PreloadableConcreteRequest<MessagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "036b9fba333a5947649e9cf8d68e00c75bc8587b4681dc1db3cd9a7ac6142440",
    "metadata": {},
    "name": "MessagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
