/**
 * @generated SignedSource<<4d9b87a9181f3a03d56ac3d7e837e6c6>>
 * @relayHash 2d254ca38dd2ba02a3b210d06a919a02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbd98405c25bd08bc6d5ecb3895e640d9e96becf40baf1313995a57042e83493

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bbd98405c25bd08bc6d5ecb3895e640d9e96becf40baf1313995a57042e83493",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
