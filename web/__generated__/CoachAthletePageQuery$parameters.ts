/**
 * @generated SignedSource<<7e6b0ef8482bede5b1582ac464061736>>
 * @relayHash 4403ad4027a8b1d1fbd44428b266a151
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65c712a57373fd1b8e59621e529e0848246da1a9f38065036b974cdf9959def9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachAthletePageQuery } from './CoachAthletePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachAthletePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65c712a57373fd1b8e59621e529e0848246da1a9f38065036b974cdf9959def9",
    "metadata": {},
    "name": "CoachAthletePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
