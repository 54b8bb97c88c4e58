/**
 * @generated SignedSource<<f6a236138d4dfb6dc6c7e2c63c4334f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LapsCard_activity$data = {
  readonly laps: ReadonlyArray<{
    readonly cadence: number | null | undefined;
    readonly distanceM: number | null | undefined;
    readonly heartRate: number | null | undefined;
    readonly movingSec: number;
    readonly power: number | null | undefined;
    readonly speed: number | null | undefined;
  }>;
  readonly recordedSport: Sport;
  readonly " $fragmentType": "LapsCard_activity";
};
export type LapsCard_activity$key = {
  readonly " $data"?: LapsCard_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"LapsCard_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LapsCard_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordedSport",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActivityLap",
      "kind": "LinkedField",
      "name": "laps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "movingSec",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "distanceM",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "power",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heartRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "speed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cadence",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Activity",
  "abstractKey": null
};

(node as any).hash = "88a33259b012f3a0d5cd627b1a1209f1";

export default node;
