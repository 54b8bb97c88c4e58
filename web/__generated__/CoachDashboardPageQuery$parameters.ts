/**
 * @generated SignedSource<<1bf29cd75c8193b47a872772758fc5f0>>
 * @relayHash eece71b0fec8482e8695cebfca10f175
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15775f9505a497525ef618119e2fe433532c11c081ddbb653d70bdff04bfa3ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachDashboardPageQuery } from './CoachDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15775f9505a497525ef618119e2fe433532c11c081ddbb653d70bdff04bfa3ff",
    "metadata": {},
    "name": "CoachDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
