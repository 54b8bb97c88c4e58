/**
 * @generated SignedSource<<a02888e7bf62792b5c017187601a865c>>
 * @relayHash 0c6afe1e7d684128fbef35768badde7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc78be009ef94f38f589921f01d43e2c5477c983318b2646e8346b37ed2c1a07

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrinciplesPageQuery } from './PrinciplesPageQuery.graphql';

const node: PreloadableConcreteRequest<PrinciplesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc78be009ef94f38f589921f01d43e2c5477c983318b2646e8346b37ed2c1a07",
    "metadata": {},
    "name": "PrinciplesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
