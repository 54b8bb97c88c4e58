/**
 * @generated SignedSource<<72205d050b5adcd0369e4955a7492112>>
 * @relayHash 13e30708071cfc011b28ea088bbb4e85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f9ac441f496585fa81b735b450f7aae59c9d46aa491838cf95262f9a6463e4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SeasonPlanPageQuery } from './SeasonPlanPageQuery.graphql';

const node: PreloadableConcreteRequest<SeasonPlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f9ac441f496585fa81b735b450f7aae59c9d46aa491838cf95262f9a6463e4b",
    "metadata": {},
    "name": "SeasonPlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
