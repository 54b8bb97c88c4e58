/**
 * @generated SignedSource<<3f5a8e2f5a4bccb3ee6391eb3f0461f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IntensityLevel = "EASY" | "HARD" | "MODERATE" | "OTHER" | "RACE" | "RACE_PACE" | "RECOVERY" | "REST" | "THRESHOLD" | "VO2MAX" | "%future added value";
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FamilyLadder_family$data = {
  readonly feel: string;
  readonly fuel: string | null | undefined;
  readonly intensityLevel: IntensityLevel;
  readonly key: string;
  readonly mistake: string;
  readonly purpose: string;
  readonly rungs: ReadonlyArray<{
    readonly number: number;
    readonly sets: ReadonlyArray<{
      readonly duration: number;
      readonly name: string;
      readonly stepText: string;
      readonly text: string;
    }>;
  }>;
  readonly workoutType: WorkoutType;
  readonly " $fragmentType": "FamilyLadder_family";
};
export type FamilyLadder_family$key = {
  readonly " $data"?: FamilyLadder_family$data;
  readonly " $fragmentSpreads": FragmentRefs<"FamilyLadder_family">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FamilyLadder_family",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MainSet",
          "kind": "LinkedField",
          "name": "sets",
          "plural": true,
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
              "name": "text",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stepText",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "duration",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkoutFamily",
  "abstractKey": null
};

(node as any).hash = "bcd1db8365f229d152c7157df7540ea1";

export default node;
