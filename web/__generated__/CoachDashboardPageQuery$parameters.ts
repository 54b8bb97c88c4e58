/**
 * @generated SignedSource<<2e2d11d17f40bd2e659cb3207d87b12c>>
 * @relayHash 2cbdf99edc4815aa3d8f68edd6129505
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a398d956a80a7fe53815b5c0ce7dce1dd2205da259a9351c5e4545c51db7ba26

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachDashboardPageQuery } from './CoachDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a398d956a80a7fe53815b5c0ce7dce1dd2205da259a9351c5e4545c51db7ba26",
    "metadata": {},
    "name": "CoachDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
