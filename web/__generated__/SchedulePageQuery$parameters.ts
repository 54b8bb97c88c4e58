/**
 * @generated SignedSource<<fb77a0f548722c3d3bb5ed98f5efa4d0>>
 * @relayHash b238ce48b3671348cebbdb9214027425
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5306d7690fa905d18a45b4b98d62a4c2a7de750366e3a24bfa3fde980db34f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5306d7690fa905d18a45b4b98d62a4c2a7de750366e3a24bfa3fde980db34f4",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
