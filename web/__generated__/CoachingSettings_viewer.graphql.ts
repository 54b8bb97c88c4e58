/**
 * @generated SignedSource<<8e1a292a300a95692b4621c25da7d06c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoachingSettings_viewer$data = {
  readonly coach: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"Invites_coach">;
  } | null | undefined;
  readonly " $fragmentType": "CoachingSettings_viewer";
};
export type CoachingSettings_viewer$key = {
  readonly " $data"?: CoachingSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoachingSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoachingSettings_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Coach",
      "kind": "LinkedField",
      "name": "coach",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Invites_coach"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9127a58f8b4727e51f035fd47cd5fdb3";

export default node;
