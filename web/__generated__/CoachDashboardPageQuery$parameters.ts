/**
 * @generated SignedSource<<d6abc6c6a8590b36d10c936e6868aebc>>
 * @relayHash 53b48db05f3826bd22a7ee3c092aee8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3fec67fdc31455037f64cbb3d860136169c673b4c8fcfd175d020c91c11896a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachDashboardPageQuery } from './CoachDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a3fec67fdc31455037f64cbb3d860136169c673b4c8fcfd175d020c91c11896a",
    "metadata": {},
    "name": "CoachDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
