/**
 * @generated SignedSource<<b3d43eacaf6045faa603997107c3b94e>>
 * @relayHash 9242a0464cd678dc8ad59490af7b6c92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a7a73ffec1741461a359d659e3f03fc7b338779f9393265367a3d25d840a42c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LibraryPageQuery } from './LibraryPageQuery.graphql';

const node: PreloadableConcreteRequest<LibraryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a7a73ffec1741461a359d659e3f03fc7b338779f9393265367a3d25d840a42c",
    "metadata": {},
    "name": "LibraryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
