/**
 * @generated SignedSource<<beb300a9b6601eb293a9a3055fcd370a>>
 * @relayHash 82f4f82ae36b21ee8810fe5fcd817459
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4865539dac90a820c88b7f6fa312d4c10e04ef9b80c50b0d77ea21df488b1548

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachAthletePageQuery } from './CoachAthletePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachAthletePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4865539dac90a820c88b7f6fa312d4c10e04ef9b80c50b0d77ea21df488b1548",
    "metadata": {},
    "name": "CoachAthletePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
