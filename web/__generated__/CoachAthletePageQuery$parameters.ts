/**
 * @generated SignedSource<<66a334fdf1c02325a70e462a2a517236>>
 * @relayHash d1f3604e9f0b183b01985c082df65f11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5d573eda07881780c2a773b02f8dc23d71a2ff9152f374f902100e1b8208086

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachAthletePageQuery } from './CoachAthletePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachAthletePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5d573eda07881780c2a773b02f8dc23d71a2ff9152f374f902100e1b8208086",
    "metadata": {},
    "name": "CoachAthletePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
