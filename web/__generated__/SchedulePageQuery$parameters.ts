/**
 * @generated SignedSource<<3812550c05e26fa85aadb569fc07a73c>>
 * @relayHash 857ac28c3160e6f323f3fcf700526bc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ba629b09c518bd0b84071cb112e663c2a56845b24001689330028c2296ec639

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ba629b09c518bd0b84071cb112e663c2a56845b24001689330028c2296ec639",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
