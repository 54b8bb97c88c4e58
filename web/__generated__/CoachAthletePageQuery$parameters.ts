/**
 * @generated SignedSource<<aab434121fe5ad54dece3aa0fc612988>>
 * @relayHash 622b3cc37870353bf9fd28303e9c341a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ed3ee49370c291f775180a2825fb75aa1f0f77544879dc5391ecdfe22ab6bf7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachAthletePageQuery } from './CoachAthletePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachAthletePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ed3ee49370c291f775180a2825fb75aa1f0f77544879dc5391ecdfe22ab6bf7",
    "metadata": {},
    "name": "CoachAthletePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
