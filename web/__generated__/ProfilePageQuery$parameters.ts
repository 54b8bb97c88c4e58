/**
 * @generated SignedSource<<07f7b2454e85c08317b9b04eddc2377e>>
 * @relayHash bee7957a54b77da051c6b7d2affd6441
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e8e02c8297957fc2a279a8b232226bb4dfa19163a707e91914a4ba3cecc72d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e8e02c8297957fc2a279a8b232226bb4dfa19163a707e91914a4ba3cecc72d0",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
