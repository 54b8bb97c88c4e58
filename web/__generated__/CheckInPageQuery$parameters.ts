/**
 * @generated SignedSource<<740055d39d162d21c08fa032ab33b95f>>
 * @relayHash 6923a2103c7ac0cda954cd242261752d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID caf5b7c7382331e56d90b37be243b368f6199342e3f1f1ddd8140725a2112217

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckInPageQuery } from './CheckInPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckInPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "caf5b7c7382331e56d90b37be243b368f6199342e3f1f1ddd8140725a2112217",
    "metadata": {},
    "name": "CheckInPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
