/**
 * @generated SignedSource<<ea4a2199a2f356ea24594935e4edc012>>
 * @relayHash b2d0958cddd2de6f4e3ef6c7885d200f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 602c47fb83fc227503d62f95b3a94816bf391ea58609fe64ffb5ed3a8deade40

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "602c47fb83fc227503d62f95b3a94816bf391ea58609fe64ffb5ed3a8deade40",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
