/**
 * @generated SignedSource<<f9d852fa5ecef667f4d59b72ab97b576>>
 * @relayHash b9ce09c2afd1aa6b44399f98126d9ecf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f70194a1d9a6ffb0874224c43dde6b637ca256e878f2a8471f7f5765e4bbe36d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SeasonPlanPageQuery } from './SeasonPlanPageQuery.graphql';

const node: PreloadableConcreteRequest<SeasonPlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f70194a1d9a6ffb0874224c43dde6b637ca256e878f2a8471f7f5765e4bbe36d",
    "metadata": {},
    "name": "SeasonPlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
