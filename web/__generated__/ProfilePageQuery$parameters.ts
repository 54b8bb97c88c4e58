/**
 * @generated SignedSource<<2f4537f4b30824de978142d32b11734f>>
 * @relayHash fb654576a1b24b86a3645700259204eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9ffb2f1ca1c6cb3a6252f4de0f40f680187ccdade8598875bb7aba9c074a6a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9ffb2f1ca1c6cb3a6252f4de0f40f680187ccdade8598875bb7aba9c074a6a6",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
