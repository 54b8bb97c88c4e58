/**
 * @generated SignedSource<<5c9874c18b551ba9ff9fe87d51e6c7fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HeatLevel = "DO_NOT_RACE" | "FAST" | "MILD" | "WARM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HeatCard_plan$data = {
  readonly given: {
    readonly humidity: number | null | undefined;
    readonly temperatureC: number | null | undefined;
  };
  readonly heat: {
    readonly advice: string;
    readonly dropout: number;
    readonly level: HeatLevel;
    readonly slowerHigh: number;
    readonly slowerHighSec: number | null | undefined;
    readonly slowerLow: number;
    readonly slowerLowSec: number | null | undefined;
    readonly wbgt: number;
  } | null | undefined;
  readonly " $fragmentType": "HeatCard_plan";
};
export type HeatCard_plan$key = {
  readonly " $data"?: HeatCard_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeatCard_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeatCard_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceDayGiven",
      "kind": "LinkedField",
      "name": "given",
      "plural": false,
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceHeat",
      "kind": "LinkedField",
      "name": "heat",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wbgt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slowerLow",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slowerHigh",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slowerLowSec",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slowerHighSec",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dropout",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "advice",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RaceDayPlan",
  "abstractKey": null
};

(node as any).hash = "1acaef7a4dbc50f65d6547540fc259f4";

export default node;
