/**
 * @generated SignedSource<<a3bfc1c28891026300dd65e6ecd22ddb>>
 * @relayHash c68830e0a6352dd008a1dd9087c92cf9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cb4577bc26f554e5cd9e3f1980c9d963b979725e819c73a60260080fbcb67b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachAthletePageQuery } from './CoachAthletePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachAthletePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cb4577bc26f554e5cd9e3f1980c9d963b979725e819c73a60260080fbcb67b3",
    "metadata": {},
    "name": "CoachAthletePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
