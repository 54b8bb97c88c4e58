/**
 * @generated SignedSource<<31658d8d85a6912d9a1665fcb8b610ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhaseType = "BASE" | "BUILD" | "PEAK" | "RACE" | "RACE_SPECIFIC" | "RECOVERY" | "TAPER" | "%future added value";
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PhaseCard_phase$data = {
  readonly description: string;
  readonly endDate: string;
  readonly focusAreas: ReadonlyArray<string>;
  readonly id: string;
  readonly isEdited: boolean;
  readonly phaseName: string;
  readonly phaseType: PhaseType;
  readonly sportPreferences: ReadonlyArray<Sport>;
  readonly startDate: string;
  readonly weeklyVolume: number;
  readonly " $fragmentType": "PhaseCard_phase";
};
export type PhaseCard_phase$key = {
  readonly " $data"?: PhaseCard_phase$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhaseCard_phase">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhaseCard_phase",
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
      "name": "phaseType",
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
      "name": "sportPreferences",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEdited",
      "storageKey": null
    }
  ],
  "type": "Phase",
  "abstractKey": null
};

(node as any).hash = "3d6d69b8ab5c105f2254683d26b16425";

export default node;
