/**
 * @generated SignedSource<<f8431d9109e3c780425ac02cc81f8319>>
 * @relayHash d2c190296a8de26259938e17a3cef9a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19548e50e36ba5647c7654042ce5d3ffd4f278fc7f5135368a02d00211d8a5a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19548e50e36ba5647c7654042ce5d3ffd4f278fc7f5135368a02d00211d8a5a1",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
