/**
 * @generated SignedSource<<f8c911e9492924ccee5fce1de07025c9>>
 * @relayHash 9ef518d7084dfd570759788e6655194c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c465fe6f899b9984be31d5859e526e6d35c3e563635f57e0d524fa49f7e8c05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachAthletePageQuery } from './CoachAthletePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachAthletePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c465fe6f899b9984be31d5859e526e6d35c3e563635f57e0d524fa49f7e8c05",
    "metadata": {},
    "name": "CoachAthletePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
