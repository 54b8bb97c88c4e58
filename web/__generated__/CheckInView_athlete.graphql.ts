/**
 * @generated SignedSource<<4d0670e456885b0c28899259bb9b21e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckInView_athlete$data = {
  readonly id: string;
  readonly today: string;
  readonly " $fragmentSpreads": FragmentRefs<"CheckInForm_athlete" | "CheckInHistory_athlete">;
  readonly " $fragmentType": "CheckInView_athlete";
};
export type CheckInView_athlete$key = {
  readonly " $data"?: CheckInView_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckInView_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckInView_athlete",
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
      "name": "today",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckInForm_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckInHistory_athlete"
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "8229436da97eefc5f3263027263b9f16";

export default node;
