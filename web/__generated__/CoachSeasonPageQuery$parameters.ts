/**
 * @generated SignedSource<<a4a8e6517ca603bb451d08851e5e2b79>>
 * @relayHash 0ca33b02f9390fc39f1ee99dcdb867e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0172118032368335d05bc2030efc33790b18e31cdbba492c44f3c451f545ac99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSeasonPageQuery } from './CoachSeasonPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSeasonPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0172118032368335d05bc2030efc33790b18e31cdbba492c44f3c451f545ac99",
    "metadata": {},
    "name": "CoachSeasonPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
