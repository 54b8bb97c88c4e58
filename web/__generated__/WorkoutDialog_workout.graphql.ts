/**
 * @generated SignedSource<<a8151b4c444eabdc16b1f4a9c48e96aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkoutDialog_workout$data = {
  readonly description: string;
  readonly id: string;
  readonly scheduledDate: string;
  readonly workoutType: WorkoutType;
  readonly " $fragmentType": "WorkoutDialog_workout";
};
export type WorkoutDialog_workout$key = {
  readonly " $data"?: WorkoutDialog_workout$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkoutDialog_workout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkoutDialog_workout",
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
      "name": "description",
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
      "name": "scheduledDate",
      "storageKey": null
    }
  ],
  "type": "Workout",
  "abstractKey": null
};

(node as any).hash = "8fd8b3f166c564d85e7d1be410e36504";

export default node;
