/**
 * @generated SignedSource<<4b684ea23dc5b860613462bd821561cd>>
 * @relayHash c26bdbc03f3ba54da2fc825c3d025011
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f6426c6e935d0b2b528b2151abd8266d3a6fecbeb1a119f02102150c75f8f9c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f6426c6e935d0b2b528b2151abd8266d3a6fecbeb1a119f02102150c75f8f9c",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
