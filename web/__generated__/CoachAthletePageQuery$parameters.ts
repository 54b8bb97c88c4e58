/**
 * @generated SignedSource<<749b33606e20a55560b9b3b453a7bb56>>
 * @relayHash d14237e6e5a15583b6698a7167862041
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fb5980d5ec19b0739a81452ac0f1765614aaeeac2b930486aa4ddb05a63d818

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachAthletePageQuery } from './CoachAthletePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachAthletePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5fb5980d5ec19b0739a81452ac0f1765614aaeeac2b930486aa4ddb05a63d818",
    "metadata": {},
    "name": "CoachAthletePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
