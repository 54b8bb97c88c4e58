/**
 * @generated SignedSource<<72f9f8386ae3834806a1ab0ed2b77d06>>
 * @relayHash c6e2dcee4e4a1b0b77c0a39dd4e3ef74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86073a2703e56a613430fbe495369da2ef64ba45ec0dbdaec922005671f6cabd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86073a2703e56a613430fbe495369da2ef64ba45ec0dbdaec922005671f6cabd",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
