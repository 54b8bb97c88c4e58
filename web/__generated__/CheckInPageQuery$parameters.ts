/**
 * @generated SignedSource<<9ccf188f71ab0b88b087d0c94e198c26>>
 * @relayHash 572e730b0ebd87b05c3afb36ecfd63b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f64a1df436ff92d16b19e7db9256d80e53bf97594486fc5095ba4f6457fa18b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckInPageQuery } from './CheckInPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckInPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f64a1df436ff92d16b19e7db9256d80e53bf97594486fc5095ba4f6457fa18b",
    "metadata": {},
    "name": "CheckInPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
