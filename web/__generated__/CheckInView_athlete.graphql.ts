/**
 * @generated SignedSource<<da719ca6bcfd32aaba2d2c1a174dad13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckInView_athlete$data = {
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

(node as any).hash = "98d24d5aa4c2c83445a94b1ef5c397e3";

export default node;
