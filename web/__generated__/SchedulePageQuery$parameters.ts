/**
 * @generated SignedSource<<6b286046a225375aa331af218aea042a>>
 * @relayHash 09dd26e3bbfe0f9be3e767b037a99648
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e667469923f380cef0b4c103b0cc1923cfbf65da4d320ec823b0a114396551c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e667469923f380cef0b4c103b0cc1923cfbf65da4d320ec823b0a114396551c",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
