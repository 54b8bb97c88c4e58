/**
 * @generated SignedSource<<1a91e7ade4d80f5e2d54066d1ffd1646>>
 * @relayHash cc3f73de491ce6b76ee86a4622e5af59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 668a046cbaaf407ee5678a816084ae7301b9ad765644bdec7dad929ccf511e61

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "668a046cbaaf407ee5678a816084ae7301b9ad765644bdec7dad929ccf511e61",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
