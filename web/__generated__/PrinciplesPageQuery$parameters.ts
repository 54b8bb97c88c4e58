/**
 * @generated SignedSource<<bb8bc8cbfb952cd88184057213614f7d>>
 * @relayHash dc477e1a65cbdb8e03e5a643e5c2b587
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 167eb2afd93e3babe18bd42d93a31bba976fb6216eae2bc62e1c81871fb38ae1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrinciplesPageQuery } from './PrinciplesPageQuery.graphql';

const node: PreloadableConcreteRequest<PrinciplesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "167eb2afd93e3babe18bd42d93a31bba976fb6216eae2bc62e1c81871fb38ae1",
    "metadata": {},
    "name": "PrinciplesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
