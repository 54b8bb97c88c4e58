/**
 * @generated SignedSource<<f690ec28fb4d2deeada84f4e2729fa65>>
 * @relayHash b784ae11616d94b98ee99c08a9ab2725
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8037808777e95f00ae9769342c8163a5b43ec8497674cb694919667b6aab3d01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8037808777e95f00ae9769342c8163a5b43ec8497674cb694919667b6aab3d01",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
