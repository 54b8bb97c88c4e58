/**
 * @generated SignedSource<<c905683519277b124e7953e222be95d6>>
 * @relayHash a659b1d9a2c6a6dd9baf44031b9933e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4171ab76054466255cca7744eec396b7340862fce00c1f2551248adee35ddb0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4171ab76054466255cca7744eec396b7340862fce00c1f2551248adee35ddb0",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
