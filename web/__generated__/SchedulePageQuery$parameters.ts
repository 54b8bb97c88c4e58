/**
 * @generated SignedSource<<b92dd55e150414d8b6deebb9a51ce8dc>>
 * @relayHash 402a8b04ce083974ba3804d386e5beb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce15147a45ae951c53425dd915f6222d977bc9918ff2bc8c581c315dc14d2007

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce15147a45ae951c53425dd915f6222d977bc9918ff2bc8c581c315dc14d2007",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
