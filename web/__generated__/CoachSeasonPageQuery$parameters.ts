/**
 * @generated SignedSource<<697f0970112356dda65544cf6f3b3517>>
 * @relayHash 0242304696d4eb618dd36a1a323b8cb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc3ce7c765ff7876d2d642487463fa58782ff83103ad876c58bfaf1a96536e66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSeasonPageQuery } from './CoachSeasonPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSeasonPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc3ce7c765ff7876d2d642487463fa58782ff83103ad876c58bfaf1a96536e66",
    "metadata": {},
    "name": "CoachSeasonPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
