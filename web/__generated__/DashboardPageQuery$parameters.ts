/**
 * @generated SignedSource<<f8941437069fbf32ef801ab84cb981f4>>
 * @relayHash 66cdb1ae229da79bd3bfd71be0ae75c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b4467440d4ba9f94d847fad7cbfac744703c1420202a0e4252185e1ed4334b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b4467440d4ba9f94d847fad7cbfac744703c1420202a0e4252185e1ed4334b4",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
