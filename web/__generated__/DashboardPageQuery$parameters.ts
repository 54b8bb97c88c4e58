/**
 * @generated SignedSource<<315b0c1735815f8e09f851612b1a81a5>>
 * @relayHash 0b1c1fbbdc4ba3b686f7b9d1c8382c7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dab12f167b4d3368306a0f6f7d81b0edc56b5a2460134b5677bc57dfbfa1ffe4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dab12f167b4d3368306a0f6f7d81b0edc56b5a2460134b5677bc57dfbfa1ffe4",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
