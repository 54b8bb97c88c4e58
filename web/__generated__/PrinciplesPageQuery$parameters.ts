/**
 * @generated SignedSource<<7ecb30f85b8ccb530ed07a7b573c97f2>>
 * @relayHash 70201fcef6ad082dfcc11d3b3bf7fc94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43534bb314770504e3efdaa9993fa6ea2d135e987326f958e237182b2e89913c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrinciplesPageQuery } from './PrinciplesPageQuery.graphql';

const node: PreloadableConcreteRequest<PrinciplesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43534bb314770504e3efdaa9993fa6ea2d135e987326f958e237182b2e89913c",
    "metadata": {},
    "name": "PrinciplesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
