/**
 * @generated SignedSource<<9c66d200479e1f44143ec556889923f3>>
 * @relayHash 8750c93464dc72b07681e25a8b3193a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44bcfe5276415c956cfe1ff309f3a3406b8eae35d0da8b6ceebcc3c653b7a9c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ScheduleDialogQuery } from './ScheduleDialogQuery.graphql';

const node: PreloadableConcreteRequest<ScheduleDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44bcfe5276415c956cfe1ff309f3a3406b8eae35d0da8b6ceebcc3c653b7a9c0",
    "metadata": {},
    "name": "ScheduleDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
