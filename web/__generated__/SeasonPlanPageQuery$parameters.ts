/**
 * @generated SignedSource<<2b36aa4ed4bc6e2a8cc3ec00b652172e>>
 * @relayHash f9babe6c9ea00325bb2e5aa8fd863e88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40f39967f3f72bd7f2fe5188a8bcdddb4e525cb57e17a7d618df2865260f97aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SeasonPlanPageQuery } from './SeasonPlanPageQuery.graphql';

const node: PreloadableConcreteRequest<SeasonPlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40f39967f3f72bd7f2fe5188a8bcdddb4e525cb57e17a7d618df2865260f97aa",
    "metadata": {},
    "name": "SeasonPlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
