/**
 * @generated SignedSource<<d48ea440568167ffea1d19f6b4186f06>>
 * @relayHash f39896954fdb77a5528913b9b08193e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15f0722e648326f3ea7da0eefdb1639eb7b3d6dbffd70aa44b0a400f099016c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachDashboardPageQuery } from './CoachDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15f0722e648326f3ea7da0eefdb1639eb7b3d6dbffd70aa44b0a400f099016c7",
    "metadata": {},
    "name": "CoachDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
