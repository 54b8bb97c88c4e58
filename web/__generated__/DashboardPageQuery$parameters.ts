/**
 * @generated SignedSource<<9d5d5762297e2ecfeb9ae685745c0645>>
 * @relayHash 36d1f125176f611aa90bcd88db8b2ca4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbba44e9f16ea7d847bf554d86d25a07f92d18c923a47de5167891c6dd6bfdd2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cbba44e9f16ea7d847bf554d86d25a07f92d18c923a47de5167891c6dd6bfdd2",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
