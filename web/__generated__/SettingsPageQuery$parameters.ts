/**
 * @generated SignedSource<<f0fdfe20788d02157a0ce27b8be51f47>>
 * @relayHash 070abc09f82d74905f071ad7706105f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f438972313ec7a9413a2f567c4a84cfd42a6dd49bfb88005fc1a54e1c759289c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f438972313ec7a9413a2f567c4a84cfd42a6dd49bfb88005fc1a54e1c759289c",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
