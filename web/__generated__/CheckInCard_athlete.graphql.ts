/**
 * @generated SignedSource<<b3791e0d8cb0547e3a70c1c79dc6534f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckInCard_athlete$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CheckInForm_athlete">;
  readonly " $fragmentType": "CheckInCard_athlete";
};
export type CheckInCard_athlete$key = {
  readonly " $data"?: CheckInCard_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckInCard_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckInCard_athlete",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckInForm_athlete"
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "271d8c70c7194809f8d008feee500511";

export default node;
