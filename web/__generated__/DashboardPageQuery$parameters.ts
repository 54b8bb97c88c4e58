/**
 * @generated SignedSource<<d1e84acbd20c3ed121b3747200489b2b>>
 * @relayHash 973393327ee550d2b2bf8b476a1ea2bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 230cf606f22a17104d0cc3acc0b2e796073c142de1f4912f1043ba8d127d55a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "230cf606f22a17104d0cc3acc0b2e796073c142de1f4912f1043ba8d127d55a8",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
