/**
 * @generated SignedSource<<2a382cce320529c671902a4948e89318>>
 * @relayHash 29615ea77beeb7ad23e0395fb8083360
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae40f8c6dc639f47c74422a69bb6efeb64977aed3ea1783b70e0426aea719ac7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae40f8c6dc639f47c74422a69bb6efeb64977aed3ea1783b70e0426aea719ac7",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
