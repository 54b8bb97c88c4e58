/**
 * @generated SignedSource<<6ccf2c67944a0dbc85c57f0fb04bcbc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShortcutsCard_user$data = {
  readonly isCoach: boolean;
  readonly singleKeyShortcuts: boolean;
  readonly " $fragmentType": "ShortcutsCard_user";
};
export type ShortcutsCard_user$key = {
  readonly " $data"?: ShortcutsCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShortcutsCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShortcutsCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "singleKeyShortcuts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCoach",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "1856afd1cba0349db4970ba132239f55";

export default node;
