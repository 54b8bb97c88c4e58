/**
 * @generated SignedSource<<fcf88904e8c863bef3c6ac0110666274>>
 * @relayHash 4e9d5a33cccba79935a1a10beb24f97d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac00ee270a30af9148a89d64b2ad6dd35f0add7d8aead3aeffa17efb016fcb15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac00ee270a30af9148a89d64b2ad6dd35f0add7d8aead3aeffa17efb016fcb15",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
