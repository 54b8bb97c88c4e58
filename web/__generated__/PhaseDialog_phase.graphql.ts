/**
 * @generated SignedSource<<5fc1337191cb6be8bec00c8322c50fc4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PhaseDialog_phase$data = {
  readonly baseSports: ReadonlyArray<Sport>;
  readonly description: string;
  readonly endDate: string;
  readonly focusAreas: ReadonlyArray<string>;
  readonly id: string;
  readonly phaseName: string;
  readonly sportPreferences: ReadonlyArray<Sport>;
  readonly startDate: string;
  readonly weeklyVolume: number;
  readonly " $fragmentType": "PhaseDialog_phase";
};
export type PhaseDialog_phase$key = {
  readonly " $data"?: PhaseDialog_phase$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhaseDialog_phase">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhaseDialog_phase",
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
      "name": "phaseName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weeklyVolume",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "focusAreas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "baseSports",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sportPreferences",
      "storageKey": null
    }
  ],
  "type": "Phase",
  "abstractKey": null
};

(node as any).hash = "f01d1337e87a14f0df4e0a3a76950e96";

export default node;
