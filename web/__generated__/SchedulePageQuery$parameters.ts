/**
 * @generated SignedSource<<56fa59729664ced57d88d551c9af9984>>
 * @relayHash 7446f619688939f05f28d5c6ad791ab3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cecb7dc622838c20a8a7b6537f6ef7c6ce9c629cb0917acae144342ade8ef322

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cecb7dc622838c20a8a7b6537f6ef7c6ce9c629cb0917acae144342ade8ef322",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
