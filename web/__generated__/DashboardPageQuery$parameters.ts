/**
 * @generated SignedSource<<05e11116da96aafb5aec4b319567bc48>>
 * @relayHash f7c133e7c506c8afcff533fd6b1156aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac6036c289b0e0274659e8ce6698e148a13b8459e6150dbdd34e482d92bd6ec1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac6036c289b0e0274659e8ce6698e148a13b8459e6150dbdd34e482d92bd6ec1",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
