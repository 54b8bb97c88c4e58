/**
 * @generated SignedSource<<e5882803432416d829ae44f5445845c0>>
 * @relayHash 4647e6daa8a3afc3c909c6ace4e1e907
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID feccfef3b257203f3fdd9c24db6186f38918cfb1fc3a298046c96a9019e74a0b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "feccfef3b257203f3fdd9c24db6186f38918cfb1fc3a298046c96a9019e74a0b",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
