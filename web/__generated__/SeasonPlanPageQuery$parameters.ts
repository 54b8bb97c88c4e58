/**
 * @generated SignedSource<<802ccbc637711f32c5f4c076d966fe76>>
 * @relayHash 32b863cee41850b01f3635df5342ca5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c13ef0c5bc35e7903c0e1d6f9c924dc4d8fd73a2e4ac8fa85cc066019bc149ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SeasonPlanPageQuery } from './SeasonPlanPageQuery.graphql';

const node: PreloadableConcreteRequest<SeasonPlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c13ef0c5bc35e7903c0e1d6f9c924dc4d8fd73a2e4ac8fa85cc066019bc149ce",
    "metadata": {},
    "name": "SeasonPlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
