/**
 * @generated SignedSource<<e1e7720e868a47c644d8719e48ad86ab>>
 * @relayHash b101b8021babeb714a7676290ebd15b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 519ba0d08eeccdb84b1ace547472d30bfae23c77bac22629d9138c1cc30f0394

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "519ba0d08eeccdb84b1ace547472d30bfae23c77bac22629d9138c1cc30f0394",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
