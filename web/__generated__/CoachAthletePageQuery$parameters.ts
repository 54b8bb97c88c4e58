/**
 * @generated SignedSource<<9cd741138afd1c5545d21d7501fae392>>
 * @relayHash f1f7611ceb227454255f850724648af4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c30a54cf3cf159c092f1b3aa12443fcaee05a90a69d062dd977cdda4cf6898fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachAthletePageQuery } from './CoachAthletePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachAthletePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c30a54cf3cf159c092f1b3aa12443fcaee05a90a69d062dd977cdda4cf6898fc",
    "metadata": {},
    "name": "CoachAthletePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
