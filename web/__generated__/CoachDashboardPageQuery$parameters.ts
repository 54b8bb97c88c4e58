/**
 * @generated SignedSource<<8216b2e62cd532424117bc439c0c21ea>>
 * @relayHash 170826bdc4408cc4b941e3542515f1bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87225dc3c17624ccbf8eeb37bb16ba5e3061f900b148ceaf7ffa043c60e542c2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachDashboardPageQuery } from './CoachDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87225dc3c17624ccbf8eeb37bb16ba5e3061f900b148ceaf7ffa043c60e542c2",
    "metadata": {},
    "name": "CoachDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
