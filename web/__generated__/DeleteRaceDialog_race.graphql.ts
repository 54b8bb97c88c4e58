/**
 * @generated SignedSource<<421335bfb43411eb5d09892bd70976ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteRaceDialog_race$data = {
  readonly id: string;
  readonly raceDate: string;
  readonly raceName: string;
  readonly " $fragmentType": "DeleteRaceDialog_race";
};
export type DeleteRaceDialog_race$key = {
  readonly " $data"?: DeleteRaceDialog_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteRaceDialog_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteRaceDialog_race",
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
      "name": "raceName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "raceDate",
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "3a8a12b673ac9b1cd675425e60519b14";

export default node;
