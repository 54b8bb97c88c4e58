/**
 * @generated SignedSource<<1823b557be9edbdef4ac7f501e08836d>>
 * @relayHash 316099befa79443c0d31eb410e30b21f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 705261b399e99191b8f489b80d8285c5e031f705ac120df000c8a75d7e49dfc5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachAthletePageQuery } from './CoachAthletePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachAthletePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "705261b399e99191b8f489b80d8285c5e031f705ac120df000c8a75d7e49dfc5",
    "metadata": {},
    "name": "CoachAthletePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
