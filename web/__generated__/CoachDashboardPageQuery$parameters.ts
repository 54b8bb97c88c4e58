/**
 * @generated SignedSource<<0bef9ffcda9daba0577b55a2e95a4d8b>>
 * @relayHash 088c50cbe127eb21231b64feb371b1ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2acdf0394a841468290424c2ea45efde7a268b68ac1ddd654029a069d4d3fea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachDashboardPageQuery } from './CoachDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2acdf0394a841468290424c2ea45efde7a268b68ac1ddd654029a069d4d3fea",
    "metadata": {},
    "name": "CoachDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
