/**
 * @generated SignedSource<<d1682f2ef04b52a0aef8c24c92ad181c>>
 * @relayHash 3e8d8b5c2f5fbba3c099c863de0f3466
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c292f9a94392fb7eec46f81ce8edbe68782314d219c6de428fc2dfac73372561

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c292f9a94392fb7eec46f81ce8edbe68782314d219c6de428fc2dfac73372561",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
