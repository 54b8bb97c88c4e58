/**
 * @generated SignedSource<<e162d86a07c4f9cd635a60fddfc47fb4>>
 * @relayHash 674e5d3c2da5726d51138f41fcb44864
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8f83fa133c55de886c5ce710778e43b9fcdf1d5160748410f1d2383d4e34edc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSeasonPageQuery } from './CoachSeasonPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSeasonPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8f83fa133c55de886c5ce710778e43b9fcdf1d5160748410f1d2383d4e34edc",
    "metadata": {},
    "name": "CoachSeasonPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
