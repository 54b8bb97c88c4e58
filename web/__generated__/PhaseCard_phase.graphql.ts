/**
 * @generated SignedSource<<f6f3541b2b11abd051c308a5a9531d47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhaseType = "BASE" | "BUILD" | "PEAK" | "RACE" | "RACE_SPECIFIC" | "RECOVERY" | "TAPER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PhaseCard_phase$data = {
  readonly description: string;
  readonly endDate: string;
  readonly focusAreas: ReadonlyArray<string>;
  readonly phaseName: string;
  readonly phaseType: PhaseType;
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
    }
  ],
  "type": "Phase",
  "abstractKey": null
};

(node as any).hash = "d778c84062a24aaed6eb8ffa44d1996f";

export default node;
