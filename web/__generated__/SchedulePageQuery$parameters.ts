/**
 * @generated SignedSource<<7bd90f413aa828b97825ec24c0ed7317>>
 * @relayHash 6b0366fe6700692d3d5b441920eb494c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 121bc1a96a9e8b84f4ff69428ba3a0922145740eca05f3c80986b69aaf54095c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "121bc1a96a9e8b84f4ff69428ba3a0922145740eca05f3c80986b69aaf54095c",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
