/**
 * @generated SignedSource<<f953cb5a688571c7fa113b16f5b0098c>>
 * @relayHash ff77960bfa75ecea2467572d90f04643
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f371d02dc2945a1f0b1674c18e92cf97bc5f4ea0abcd96b121b638a971a71b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f371d02dc2945a1f0b1674c18e92cf97bc5f4ea0abcd96b121b638a971a71b0",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
