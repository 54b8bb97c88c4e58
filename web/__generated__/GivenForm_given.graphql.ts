/**
 * @generated SignedSource<<01d60ae1da89a87936513baae490eaa7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GivenForm_given$data = {
  readonly bottleCarbsG: number | null | undefined;
  readonly bottleMl: number | null | undefined;
  readonly gelCarbsG: number | null | undefined;
  readonly humidity: number | null | undefined;
  readonly practisedCarbsPerHour: number | null | undefined;
  readonly temperatureC: number | null | undefined;
  readonly " $fragmentType": "GivenForm_given";
};
export type GivenForm_given$key = {
  readonly " $data"?: GivenForm_given$data;
  readonly " $fragmentSpreads": FragmentRefs<"GivenForm_given">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GivenForm_given",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "temperatureC",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "humidity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "practisedCarbsPerHour",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gelCarbsG",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bottleCarbsG",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bottleMl",
      "storageKey": null
    }
  ],
  "type": "RaceDayGiven",
  "abstractKey": null
};

(node as any).hash = "2e023174b7aa20b221937135605f05bf";

export default node;
