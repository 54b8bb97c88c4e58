/**
 * @generated SignedSource<<505ff553a2f82def76f5e897e2c25598>>
 * @relayHash 2bf6eb0d4b20adaf66efece339ca6fbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ae8ae6988d88035c57a08389f9e05e32e5a597ab07666c7cf0e30109d53c48d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SeasonPlanPageQuery } from './SeasonPlanPageQuery.graphql';

const node: PreloadableConcreteRequest<SeasonPlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ae8ae6988d88035c57a08389f9e05e32e5a597ab07666c7cf0e30109d53c48d",
    "metadata": {},
    "name": "SeasonPlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
