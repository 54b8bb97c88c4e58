/**
 * @generated SignedSource<<afbd72a60bcfe1ebba7070c4c1a879e4>>
 * @relayHash a4c3d5ef4d0935822c50c6107e6ce16f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 421649ac03d6b85a4f4599aa819145547b12e03be6d6bca44c497c64d66b8a3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LibraryPageQuery } from './LibraryPageQuery.graphql';

const node: PreloadableConcreteRequest<LibraryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "421649ac03d6b85a4f4599aa819145547b12e03be6d6bca44c497c64d66b8a3b",
    "metadata": {},
    "name": "LibraryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
