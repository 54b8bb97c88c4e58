/**
 * @generated SignedSource<<47877c8c5c60e2b3f38a78405e0991cd>>
 * @relayHash 02f3ec4b333b1fc0cfe1f9268a9aa16b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dead36a10de990b605ad8db49a962f4d0eb0478ee455a3462866ab7c2632f5cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dead36a10de990b605ad8db49a962f4d0eb0478ee455a3462866ab7c2632f5cf",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
