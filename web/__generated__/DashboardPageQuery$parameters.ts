/**
 * @generated SignedSource<<298b391bf3fb8ab05b1162d2d96ca349>>
 * @relayHash d4f1892e33e611744a9e940334d81427
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16d2480cca66f756083b0e88d51afd5844cea3e7e388210f16dd6903c114e8c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16d2480cca66f756083b0e88d51afd5844cea3e7e388210f16dd6903c114e8c0",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
