/**
 * @generated SignedSource<<0176e213423f27d32c5b5d29937a0d41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FuelKind = "BOTTLE" | "GEL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FuelCard_plan$data = {
  readonly fuel: {
    readonly fluidText: string;
    readonly intake: ReadonlyArray<{
      readonly fromSec: number;
      readonly grams: number;
      readonly kind: FuelKind;
      readonly untilSec: number;
    }>;
    readonly sodium: string;
    readonly text: string;
  };
  readonly targetSec: number | null | undefined;
  readonly " $fragmentType": "FuelCard_plan";
};
export type FuelCard_plan$key = {
  readonly " $data"?: FuelCard_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"FuelCard_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FuelCard_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetSec",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceFuel",
      "kind": "LinkedField",
      "name": "fuel",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fluidText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sodium",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RaceIntake",
          "kind": "LinkedField",
          "name": "intake",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fromSec",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "untilSec",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "grams",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RaceDayPlan",
  "abstractKey": null
};

(node as any).hash = "5e33ce5945dabe3697de059931d85384";

export default node;
