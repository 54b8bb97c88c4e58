/**
 * @generated SignedSource<<fa2f47a2f37838b2c58fc3440f84f41e>>
 * @relayHash a3adfb617468299b9ae70138ecd1083a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c920355ba1a7aa0045eb06df37f5cc5e1f0ab7b249ad4658961176de6c267991

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c920355ba1a7aa0045eb06df37f5cc5e1f0ab7b249ad4658961176de6c267991",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
