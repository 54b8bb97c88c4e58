/**
 * @generated SignedSource<<6b315a938951aca853cf9a7dcee5e768>>
 * @relayHash 1c8c86c7e497f41d77aa143207121d5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4a1f652edbfa42b5b357889fc52292aaa1e906a8366c20d1787b840dbfd687f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SeasonPlanPageQuery } from './SeasonPlanPageQuery.graphql';

const node: PreloadableConcreteRequest<SeasonPlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4a1f652edbfa42b5b357889fc52292aaa1e906a8366c20d1787b840dbfd687f",
    "metadata": {},
    "name": "SeasonPlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
