/**
 * @generated SignedSource<<c2152fc52f9782a34caf316fb865ddb2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IntensityLevel = "EASY" | "HARD" | "MODERATE" | "OTHER" | "RACE" | "RACE_PACE" | "RECOVERY" | "REST" | "THRESHOLD" | "VO2MAX" | "%future added value";
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FamilyCard_family$data = {
  readonly feel: string;
  readonly fuel: string | null | undefined;
  readonly intensityLevel: IntensityLevel;
  readonly mistake: string;
  readonly name: string;
  readonly purpose: string;
  readonly rungs: ReadonlyArray<{
    readonly number: number;
  }>;
  readonly whenNot: string;
  readonly workoutType: WorkoutType;
  readonly " $fragmentSpreads": FragmentRefs<"FamilyLadder_family">;
  readonly " $fragmentType": "FamilyCard_family";
};
export type FamilyCard_family$key = {
  readonly " $data"?: FamilyCard_family$data;
  readonly " $fragmentSpreads": FragmentRefs<"FamilyCard_family">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FamilyCard_family",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workoutType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "intensityLevel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "purpose",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mistake",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "whenNot",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fuel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FamilyRung",
      "kind": "LinkedField",
      "name": "rungs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FamilyLadder_family"
    }
  ],
  "type": "WorkoutFamily",
  "abstractKey": null
};

(node as any).hash = "d0867c14f0bdc7333ee037e4942d426d";

export default node;
