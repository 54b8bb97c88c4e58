/**
 * @generated SignedSource<<510256a1d81c6853417ea4756691d46d>>
 * @relayHash 54ed30798298362f5eac0415584322a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 967741c63eb20373f17b9f1d9c5b9583b576a82d1ba31d39b0eccb911487e683

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachDashboardPageQuery } from './CoachDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "967741c63eb20373f17b9f1d9c5b9583b576a82d1ba31d39b0eccb911487e683",
    "metadata": {},
    "name": "CoachDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
