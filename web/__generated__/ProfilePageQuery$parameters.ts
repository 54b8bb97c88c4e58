/**
 * @generated SignedSource<<4aa18ca1fc22fd12ae0c3d1f4cfed7b7>>
 * @relayHash 1a103131d69cc7b3b13c260a6c082318
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1cee0d72f121028f5bb4c160ed243e0e38cb07b0adf230fca2fe1add85b82f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1cee0d72f121028f5bb4c160ed243e0e38cb07b0adf230fca2fe1add85b82f7",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
