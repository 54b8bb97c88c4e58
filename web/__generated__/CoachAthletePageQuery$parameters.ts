/**
 * @generated SignedSource<<5970cd04c2038f8e15a8bf406b615e8e>>
 * @relayHash e37fe0e44bf08589e16191777d1a3a75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6c38c8766800de3c87a134bfa18112552e47a7de35df9a3fb4d0c0ecb482908

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachAthletePageQuery } from './CoachAthletePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachAthletePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6c38c8766800de3c87a134bfa18112552e47a7de35df9a3fb4d0c0ecb482908",
    "metadata": {},
    "name": "CoachAthletePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
