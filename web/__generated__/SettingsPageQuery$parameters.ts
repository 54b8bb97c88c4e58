/**
 * @generated SignedSource<<6f11a9565df982f9d10b06b7ff3ca8c8>>
 * @relayHash 124f7ca566f0398b04b6f658669cd34c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbd282d86b36df11f992a438ebc8f2ca1a916501606ba14ebf1859ae2cd41366

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dbd282d86b36df11f992a438ebc8f2ca1a916501606ba14ebf1859ae2cd41366",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
