/**
 * @generated SignedSource<<3e1d9ce2b462b4018d82f911aa3d1179>>
 * @relayHash 17e6c2f513d05844833fa2a8497decbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b28af9a0de72c2d9c8f212ff14288fd2dbd580d4223c4c81772b3bbd3a62b05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LibraryPageQuery } from './LibraryPageQuery.graphql';

const node: PreloadableConcreteRequest<LibraryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b28af9a0de72c2d9c8f212ff14288fd2dbd580d4223c4c81772b3bbd3a62b05",
    "metadata": {},
    "name": "LibraryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
