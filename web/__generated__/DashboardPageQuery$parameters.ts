/**
 * @generated SignedSource<<a9b9c507db67383eec7769efe263f676>>
 * @relayHash b554f7a17d9b3f93ecc4ac6178c0f7c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb3e9ec3970e6e659dd23963d8b7ceb512fe3bac8c838152db1707b541a007df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb3e9ec3970e6e659dd23963d8b7ceb512fe3bac8c838152db1707b541a007df",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
