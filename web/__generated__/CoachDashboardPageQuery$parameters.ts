/**
 * @generated SignedSource<<479919a2de4e150336ca1fb62769d7d2>>
 * @relayHash c2a92dd8f4aa66e3a8268dffa82699b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4ad256ae7756dd4e3e3e0af3f364bfe764cb3c66ca6277d723d55cfb338079c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachDashboardPageQuery } from './CoachDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4ad256ae7756dd4e3e3e0af3f364bfe764cb3c66ca6277d723d55cfb338079c",
    "metadata": {},
    "name": "CoachDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
