/**
 * @generated SignedSource<<2c7cfd7c83143774ec52032f71689ce4>>
 * @relayHash 09e2443c95d3cbe94abbdd9ebc3632e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 997f04b25ce3a31060e6c86e559d614f610e1a1083480670e4a3986565256b35

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachAthletePageQuery } from './CoachAthletePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachAthletePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "997f04b25ce3a31060e6c86e559d614f610e1a1083480670e4a3986565256b35",
    "metadata": {},
    "name": "CoachAthletePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
