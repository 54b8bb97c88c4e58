/**
 * @generated SignedSource<<fb4ca6ffdd497798a82777db088b1582>>
 * @relayHash f89d5cf4d53a2c86491cd1ba91d7bc79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c4f7b695dea229598c13f5e338882f7c2ec42639caac7801abeed1ac1850880

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c4f7b695dea229598c13f5e338882f7c2ec42639caac7801abeed1ac1850880",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
