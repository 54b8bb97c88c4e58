/**
 * @generated SignedSource<<f516e3d9e82500e57b3074a4134b5d2b>>
 * @relayHash 125b934f71f0a1ef8b16ae9dcaf45a3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9e110d16ea22d54b43c43ff5ee8502473bc26fc0066f37dccf410d748fb5629

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9e110d16ea22d54b43c43ff5ee8502473bc26fc0066f37dccf410d748fb5629",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
