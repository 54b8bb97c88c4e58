/**
 * @generated SignedSource<<d4e45f5751b27937d809a943afc429fa>>
 * @relayHash da6c12cee817793b19bcd6e5b5fa80ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f31d62bc6cb96babf3f66cee0b9924b8049e99fa54736bd8dedec86be36c9ac9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachAthletePageQuery } from './CoachAthletePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachAthletePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f31d62bc6cb96babf3f66cee0b9924b8049e99fa54736bd8dedec86be36c9ac9",
    "metadata": {},
    "name": "CoachAthletePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
