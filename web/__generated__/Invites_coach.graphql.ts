/**
 * @generated SignedSource<<a67a39599c5df735fe5e63e580da7785>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Invites_coach$data = {
  readonly invites: ReadonlyArray<{
    readonly expiresAt: string;
    readonly id: string;
    readonly name: string | null | undefined;
  }>;
  readonly mailsInvites: boolean;
  readonly " $fragmentType": "Invites_coach";
};
export type Invites_coach$key = {
  readonly " $data"?: Invites_coach$data;
  readonly " $fragmentSpreads": FragmentRefs<"Invites_coach">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Invites_coach",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mailsInvites",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CoachInvite",
        "kind": "LinkedField",
        "name": "invites",
        "plural": true,
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Coach",
  "abstractKey": null
};

(node as any).hash = "fb83f5d3b5a7dacf808be3a1bb7df929";

export default node;
