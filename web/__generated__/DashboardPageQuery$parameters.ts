/**
 * @generated SignedSource<<a301b7ffbe21cbaeb1f2544a56683ab7>>
 * @relayHash 3d60c9eed36dc1c0048175ee1f8281e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4bc1231bb26c7ff0a64f21fdb04947ccbefc312ceaeb14853d99a7125395f9ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4bc1231bb26c7ff0a64f21fdb04947ccbefc312ceaeb14853d99a7125395f9ae",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
