/**
 * @generated SignedSource<<cfffc73ba96e158b922f640928620a3b>>
 * @relayHash cc2e5748aaacc4319ea1a62f9200238e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e17d81d7a60c71d079e4a330c36c9c58caefecec2ab10dbf8deab80865c5da17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e17d81d7a60c71d079e4a330c36c9c58caefecec2ab10dbf8deab80865c5da17",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
