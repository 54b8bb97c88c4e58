/**
 * @generated SignedSource<<7f01e41b7922d6579813371d77c7fe4e>>
 * @relayHash 89b4de9de4a043aa553a9d4efc1ec47a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e00daf25ba2fd0777a4039f49270c68014cb8eb06d573463a6a4c6213d9385a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryListQuery } from './HistoryListQuery.graphql';

const node: PreloadableConcreteRequest<HistoryListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e00daf25ba2fd0777a4039f49270c68014cb8eb06d573463a6a4c6213d9385a0",
    "metadata": {},
    "name": "HistoryListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
