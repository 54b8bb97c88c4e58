/**
 * @generated SignedSource<<81e27d29eb5ebd0b0064026048364dcf>>
 * @relayHash a396ade026c82825cc583721d799b5bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc887803ef5a99e65c576423e2ac82e7c2e7eb67a6f94d0f4e4fa59fb771560c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LibraryPageQuery } from './LibraryPageQuery.graphql';

const node: PreloadableConcreteRequest<LibraryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc887803ef5a99e65c576423e2ac82e7c2e7eb67a6f94d0f4e4fa59fb771560c",
    "metadata": {},
    "name": "LibraryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
