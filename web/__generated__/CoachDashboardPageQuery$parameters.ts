/**
 * @generated SignedSource<<3e2d516957b909b2874620c51c6f62b2>>
 * @relayHash dccc5400239149a505fdb3e2e661b727
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4f1e4e38b83114845222241b74ec545911bfd28d8d9e478491d9c53cac295f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachDashboardPageQuery } from './CoachDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4f1e4e38b83114845222241b74ec545911bfd28d8d9e478491d9c53cac295f7",
    "metadata": {},
    "name": "CoachDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
