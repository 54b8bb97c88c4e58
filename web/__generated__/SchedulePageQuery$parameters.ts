/**
 * @generated SignedSource<<697b555ca9521a8e4d90741fd773cfb2>>
 * @relayHash 9d910696941fa2090ff2628cc55ee84b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 797afba349da910a7ba319268a6d74bebc7ef2b6990e28bc7d49795245d82e31

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "797afba349da910a7ba319268a6d74bebc7ef2b6990e28bc7d49795245d82e31",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
