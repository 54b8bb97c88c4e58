/**
 * @generated SignedSource<<9775840a894b9fa890ae508d4ae51f23>>
 * @relayHash 8a84d0de7ed9bb4166fa217ee5cd933e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f95d7249b994504a1dc4b4b6d18974878958c622369b21363a7bb48437e98101

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f95d7249b994504a1dc4b4b6d18974878958c622369b21363a7bb48437e98101",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
