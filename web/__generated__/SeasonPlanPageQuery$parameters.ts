/**
 * @generated SignedSource<<1c50256f73be4202fac2681547642175>>
 * @relayHash 2c912f3d3423a940260c518243df6b9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f352fde8992a0f55a73ef0094bfd67a8459c1ca5e26e42346d459ba217fe09c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SeasonPlanPageQuery } from './SeasonPlanPageQuery.graphql';

const node: PreloadableConcreteRequest<SeasonPlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f352fde8992a0f55a73ef0094bfd67a8459c1ca5e26e42346d459ba217fe09c6",
    "metadata": {},
    "name": "SeasonPlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
