/**
 * @generated SignedSource<<d06abb69bd9f59d216b5173f7f0b11cc>>
 * @relayHash eee0ca326431131481c481caa8eebfa4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c71cbc9634381317d6eff9deaeaecaf2d22eb88f798b4d33070c8194b558897

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c71cbc9634381317d6eff9deaeaecaf2d22eb88f798b4d33070c8194b558897",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
