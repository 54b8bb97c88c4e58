/**
 * @generated SignedSource<<890e715641121dd31dfc2bd7dc7dfbf7>>
 * @relayHash c6002166c038e70f5402506625c5eed4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4ed1230c3553f38144b1fb5e984dc8920d392123a81e45ac2eaaef67f4aece4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e4ed1230c3553f38144b1fb5e984dc8920d392123a81e45ac2eaaef67f4aece4",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
