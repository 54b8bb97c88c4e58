/**
 * @generated SignedSource<<dadb31dcbaab1bc31c8a805cf63ac064>>
 * @relayHash 73b563141a3d0ad9a64b1fb427fa4c3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4c6335f7f1c56bc3f1ab1246175ec3319a5e4032419fa145dee8f88512f1d40

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachDashboardPageQuery } from './CoachDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4c6335f7f1c56bc3f1ab1246175ec3319a5e4032419fa145dee8f88512f1d40",
    "metadata": {},
    "name": "CoachDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
