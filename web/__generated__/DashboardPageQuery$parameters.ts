/**
 * @generated SignedSource<<0b51a07057a8023ca218fc42f1c6e825>>
 * @relayHash cee77bbf2f186e9ba9c959a4e38799af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7305ce6cb81132c870eaec7d75f394f2f05b31ad65b36e7a4f139a98c591f101

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7305ce6cb81132c870eaec7d75f394f2f05b31ad65b36e7a4f139a98c591f101",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
