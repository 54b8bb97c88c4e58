/**
 * @generated SignedSource<<89083044ff3c849fe3da6619de4b43f2>>
 * @relayHash f38ae608d0d811a1180873c0b4fd7315
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4dc18ff839d7689cabe04172b45bbdff6f24e8303a7a0caa52b8cb18fa3b5754

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4dc18ff839d7689cabe04172b45bbdff6f24e8303a7a0caa52b8cb18fa3b5754",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
