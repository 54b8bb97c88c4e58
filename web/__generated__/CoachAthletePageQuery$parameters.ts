/**
 * @generated SignedSource<<efd806f2da4aaacb38f0de05ed565b4f>>
 * @relayHash a5154a2facef0eb879a3ff07592635c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 850eba48b13c5bb835224f1724a0cf50bf56e02a6ea6b58262d823366f73e38f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachAthletePageQuery } from './CoachAthletePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachAthletePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "850eba48b13c5bb835224f1724a0cf50bf56e02a6ea6b58262d823366f73e38f",
    "metadata": {},
    "name": "CoachAthletePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
