/**
 * @generated SignedSource<<40a84970acb1f15ef53e4658365115a9>>
 * @relayHash 581ab1845d7089053ea7e96f12772496
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d399f7a76116d4faf33aa482e181c5a8859c803abca8d3e3b64cbfa1f08ab01d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d399f7a76116d4faf33aa482e181c5a8859c803abca8d3e3b64cbfa1f08ab01d",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
