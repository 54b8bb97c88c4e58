/**
 * @generated SignedSource<<cc3cbbe5c4fcde7d5b3b3f1b32916147>>
 * @relayHash 791bcfe78341cb9889baa4e39727862d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b2bb91ab41313407164eac19e8da43bbac08d338c89a3b8416fb2d3b06bb0c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSeasonPageQuery } from './CoachSeasonPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSeasonPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b2bb91ab41313407164eac19e8da43bbac08d338c89a3b8416fb2d3b06bb0c6",
    "metadata": {},
    "name": "CoachSeasonPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
