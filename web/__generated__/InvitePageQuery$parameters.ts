/**
 * @generated SignedSource<<aa7c7916cc95525c50b5af28ba169e64>>
 * @relayHash a53a7573257fa2b333c513f6077aee81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2953ad1842058bba9769544191306567253caf98ea67c6f0bec851826887aae9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitePageQuery } from './InvitePageQuery.graphql';

const node: PreloadableConcreteRequest<InvitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2953ad1842058bba9769544191306567253caf98ea67c6f0bec851826887aae9",
    "metadata": {},
    "name": "InvitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
