/**
 * @generated SignedSource<<ade8d0b97250f6e551370a698ec1ec7b>>
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
    }
  ],
  "type": "Coach",
  "abstractKey": null
};

(node as any).hash = "21a9c8c6a4b81fe7bd92e29850fd7b78";

export default node;
