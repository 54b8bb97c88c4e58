/**
 * @generated SignedSource<<ef45998400c78b1dd2ab047d3e5358df>>
 * @relayHash d6a44be37f895d7621dca45ee4d32e12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c045c95b22730eaaa57aa991fad651c1959610a7d957a1bce0ebb767b6ecfaa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachAthletePageQuery } from './CoachAthletePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachAthletePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c045c95b22730eaaa57aa991fad651c1959610a7d957a1bce0ebb767b6ecfaa",
    "metadata": {},
    "name": "CoachAthletePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
