/**
 * @generated SignedSource<<1202baac5fd62e29bec072ce64bac547>>
 * @relayHash badd8c9cec35f2b5d19e85c70ca910a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 584dcd1e44ae994e9011ef1c80005459a37330bb998e9f7d0512391fd98b08a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "584dcd1e44ae994e9011ef1c80005459a37330bb998e9f7d0512391fd98b08a9",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
