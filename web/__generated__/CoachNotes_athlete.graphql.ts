/**
 * @generated SignedSource<<da35e40eed35abd44857d8266fb3f944>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoachNotes_athlete$data = {
  readonly coachNotes: string | null | undefined;
  readonly firstName: string;
  readonly id: string;
  readonly " $fragmentType": "CoachNotes_athlete";
};
export type CoachNotes_athlete$key = {
  readonly " $data"?: CoachNotes_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoachNotes_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoachNotes_athlete",
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
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coachNotes",
      "storageKey": null
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "13fefaf596275ae6ecd189ea20a98edc";

export default node;
