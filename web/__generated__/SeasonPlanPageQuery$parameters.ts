/**
 * @generated SignedSource<<3b5ab646025fcbb14b68c12efcce0bdd>>
 * @relayHash d08fd38664041585b9a2c2f38f7c3576
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a14a90460a05cfeaa04ad9bacb96068c9166170e924d84fd51b3c4e50e15592

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SeasonPlanPageQuery } from './SeasonPlanPageQuery.graphql';

const node: PreloadableConcreteRequest<SeasonPlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a14a90460a05cfeaa04ad9bacb96068c9166170e924d84fd51b3c4e50e15592",
    "metadata": {},
    "name": "SeasonPlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
