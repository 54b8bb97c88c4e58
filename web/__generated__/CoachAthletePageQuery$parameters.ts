/**
 * @generated SignedSource<<790daadf7f4daa5e5cc236ad993e65fb>>
 * @relayHash 6f591872a167da678ebd4d6af0d585ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65824a88083dd44574463349bb580964422228def1b1c48087c3f501754e1875

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachAthletePageQuery } from './CoachAthletePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachAthletePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65824a88083dd44574463349bb580964422228def1b1c48087c3f501754e1875",
    "metadata": {},
    "name": "CoachAthletePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
