/**
 * @generated SignedSource<<1466c69d0eaed9e74aa164d8d3fad725>>
 * @relayHash 6b0c808ebc9eaa6235cc27839d1797eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4139f73b7cd625226c5e56fe19e63c59c6ea719e880024882b3f676bf342f39a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4139f73b7cd625226c5e56fe19e63c59c6ea719e880024882b3f676bf342f39a",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
