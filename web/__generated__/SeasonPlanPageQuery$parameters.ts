/**
 * @generated SignedSource<<1c2de80750ac1f6cd0b20bccdaf679a3>>
 * @relayHash 38ab661474b758b108d623353ededd25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dffc62741e491aea738847b5c8d6370f2d3f427f48164c3927d518d7541e2f93

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SeasonPlanPageQuery } from './SeasonPlanPageQuery.graphql';

const node: PreloadableConcreteRequest<SeasonPlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dffc62741e491aea738847b5c8d6370f2d3f427f48164c3927d518d7541e2f93",
    "metadata": {},
    "name": "SeasonPlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
