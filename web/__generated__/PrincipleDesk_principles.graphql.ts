/**
 * @generated SignedSource<<9f80048368cf5ad00b348d033454093e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrincipleDesk_principles$data = ReadonlyArray<{
  readonly id: string;
  readonly principle: string;
  readonly " $fragmentSpreads": FragmentRefs<"ApplyPrincipleDialog_principle" | "PrincipleDialog_principle" | "PrincipleItem_principle">;
  readonly " $fragmentType": "PrincipleDesk_principles";
}>;
export type PrincipleDesk_principles$key = ReadonlyArray<{
  readonly " $data"?: PrincipleDesk_principles$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrincipleDesk_principles">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PrincipleDesk_principles",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "principle",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PrincipleItem_principle"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PrincipleDialog_principle"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApplyPrincipleDialog_principle"
    }
  ],
  "type": "Principle",
  "abstractKey": null
};

(node as any).hash = "481c2c3405e1f105f5aa06d25e362b89";

export default node;
