/**
 * @generated SignedSource<<4819805feb08eed722550c3eeec73ff6>>
 * @relayHash 51dac8f3527c3ab9a3d42251fd4fd36f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f620d2997823c37bb522ab592dec595f984f1f76c80b50e8a4b075afc62d77b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SeasonPlanPageQuery } from './SeasonPlanPageQuery.graphql';

const node: PreloadableConcreteRequest<SeasonPlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f620d2997823c37bb522ab592dec595f984f1f76c80b50e8a4b075afc62d77b7",
    "metadata": {},
    "name": "SeasonPlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
