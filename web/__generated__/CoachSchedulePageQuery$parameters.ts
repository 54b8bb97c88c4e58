/**
 * @generated SignedSource<<eb5761d29fbcf9b2a3c44b46413725a4>>
 * @relayHash d0da3036ad6757027d166b168ebea95c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6867a32d57d9d7241144302aaef59cdd270429efb940158d105a39a52248f7e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6867a32d57d9d7241144302aaef59cdd270429efb940158d105a39a52248f7e4",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
