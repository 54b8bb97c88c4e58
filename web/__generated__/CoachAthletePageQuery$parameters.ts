/**
 * @generated SignedSource<<e63eb6cbe9dc215a2ad5c4811b51cd2d>>
 * @relayHash e1da57b037544aa7d34c0d65292308dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 220e39aef408a7f46049483e35fd3f42551412922b759816c1b01816e986a966

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachAthletePageQuery } from './CoachAthletePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachAthletePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "220e39aef408a7f46049483e35fd3f42551412922b759816c1b01816e986a966",
    "metadata": {},
    "name": "CoachAthletePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
