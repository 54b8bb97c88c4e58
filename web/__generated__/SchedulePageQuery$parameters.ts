/**
 * @generated SignedSource<<89530a7a7b6e795c3200ccf2e6adfe85>>
 * @relayHash 5cb8a20635d4d4bb6f900e443013e4b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23eeb39c135223fe70f8f3a9ffaedc2aec9bf086a94a023936e49b37e1a4a9fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23eeb39c135223fe70f8f3a9ffaedc2aec9bf086a94a023936e49b37e1a4a9fa",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
