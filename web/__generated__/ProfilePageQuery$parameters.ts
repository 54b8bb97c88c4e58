/**
 * @generated SignedSource<<ea478e36871183b3512276bcd854393d>>
 * @relayHash ade11c9404f8b9121c436990ff299474
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08c7bf347d48ecbdc59bb7aed744330c4b35ecd88f9622bacb52adcab5291859

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08c7bf347d48ecbdc59bb7aed744330c4b35ecd88f9622bacb52adcab5291859",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
