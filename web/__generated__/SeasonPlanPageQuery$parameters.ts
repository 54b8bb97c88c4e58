/**
 * @generated SignedSource<<a62431e1348ea7662e1152026e261e78>>
 * @relayHash 0d8844e6b94dfcf21c69e72bf26c0de3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73d8f9a572ba856031840dc9bc6818c8b05c77f7c574fac2f960a7d8451e1b9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SeasonPlanPageQuery } from './SeasonPlanPageQuery.graphql';

const node: PreloadableConcreteRequest<SeasonPlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "73d8f9a572ba856031840dc9bc6818c8b05c77f7c574fac2f960a7d8451e1b9f",
    "metadata": {},
    "name": "SeasonPlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
