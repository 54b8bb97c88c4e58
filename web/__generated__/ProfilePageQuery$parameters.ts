/**
 * @generated SignedSource<<719a49f58996e572d64a48e95c175b02>>
 * @relayHash a66fafdb01cf8fd7cfbb408ac22191cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 694bb354c59fe1d9b697e420b99aa7e7c17b0552d8b4d0282a65f52d71e4b56f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "694bb354c59fe1d9b697e420b99aa7e7c17b0552d8b4d0282a65f52d71e4b56f",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
