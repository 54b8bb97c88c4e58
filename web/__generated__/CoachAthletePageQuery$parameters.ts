/**
 * @generated SignedSource<<f367ae32c235f3afb82810dfb790b35f>>
 * @relayHash ef36229b48676976d94dc774e2a5bf4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffda80e65f4814c27952ca197deafe49e33589b2137b106a27aad128dcfc4606

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachAthletePageQuery } from './CoachAthletePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachAthletePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ffda80e65f4814c27952ca197deafe49e33589b2137b106a27aad128dcfc4606",
    "metadata": {},
    "name": "CoachAthletePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
