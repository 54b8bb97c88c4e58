/**
 * @generated SignedSource<<3a987bfefdfd30cc83b4e3cd90d9c642>>
 * @relayHash 0d9f59cc1158268846b7d157e22352b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7256c92453adb0d08ffd6da02b8f22500c38c69d321b4c1d104e91d23b4fe0fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7256c92453adb0d08ffd6da02b8f22500c38c69d321b4c1d104e91d23b4fe0fb",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
