/**
 * @generated SignedSource<<8898b81dd6fede67884c87e9e08e6469>>
 * @relayHash e34cafa4d1b1e68a0c11bcd752947765
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2def21947e20512e95b74c3e198a1e734b864d9d47815a25b837468b00a46da7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrinciplesPageQuery } from './PrinciplesPageQuery.graphql';

const node: PreloadableConcreteRequest<PrinciplesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2def21947e20512e95b74c3e198a1e734b864d9d47815a25b837468b00a46da7",
    "metadata": {},
    "name": "PrinciplesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
