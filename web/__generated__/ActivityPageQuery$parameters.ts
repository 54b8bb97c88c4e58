/**
 * @generated SignedSource<<1a9b9006d4f174e3e9a57d378d01d9c7>>
 * @relayHash 74623bc552b31aa709d8fb4905e60d03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fca55a2efd4ea8fa5ed661e7a5b4d8e2e4711df189c43773c3dcc97519a502bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivityPageQuery } from './ActivityPageQuery.graphql';

const node: PreloadableConcreteRequest<ActivityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fca55a2efd4ea8fa5ed661e7a5b4d8e2e4711df189c43773c3dcc97519a502bc",
    "metadata": {},
    "name": "ActivityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
