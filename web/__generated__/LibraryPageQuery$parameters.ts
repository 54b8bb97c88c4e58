/**
 * @generated SignedSource<<a4c133ca35c7849d0bf9bf4b76d9823f>>
 * @relayHash 53abd434f21d5b2554677e8bd2365dd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 144bae786a7c4a1b4ded9326884748ed3bdd7cbca27ef3d426d8770c6dec83e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LibraryPageQuery } from './LibraryPageQuery.graphql';

const node: PreloadableConcreteRequest<LibraryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "144bae786a7c4a1b4ded9326884748ed3bdd7cbca27ef3d426d8770c6dec83e1",
    "metadata": {},
    "name": "LibraryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
