/**
 * @generated SignedSource<<a920eefd3eb689c64d459d828b0a6a2f>>
 * @relayHash dce69a0fb4da47687dedc8a3dc405881
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 684139addf460b80be49896bc8a2d757e9decdd12f053d87082e8c51abe77ba7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "684139addf460b80be49896bc8a2d757e9decdd12f053d87082e8c51abe77ba7",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
