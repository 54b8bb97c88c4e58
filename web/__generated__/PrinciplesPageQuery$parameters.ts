/**
 * @generated SignedSource<<f9c6b6f372ebc8565cf782f6dd49b97c>>
 * @relayHash bd77d673961380ab3279495315fd2838
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68c23799b09be385cd577cd4d6e64786e202d3fa9687bd2e6ef76f6eaf15d761

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrinciplesPageQuery } from './PrinciplesPageQuery.graphql';

const node: PreloadableConcreteRequest<PrinciplesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68c23799b09be385cd577cd4d6e64786e202d3fa9687bd2e6ef76f6eaf15d761",
    "metadata": {},
    "name": "PrinciplesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
