/**
 * @generated SignedSource<<978a4bf982b7b23402b538baf29cf960>>
 * @relayHash fa4cb33b24c9a2aa95a5bd6ba4e19a03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c690483d300748a2ec2348482cc574ac1529ffbcfca46f1c863b3c0e7b82024

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c690483d300748a2ec2348482cc574ac1529ffbcfca46f1c863b3c0e7b82024",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
