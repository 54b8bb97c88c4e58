/**
 * @generated SignedSource<<e7ee01d8a1e876ee3e4447cba2f28aaa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CopyWorkout_workout$data = {
  readonly id: string;
  readonly scheduledDate: string;
  readonly workoutType: WorkoutType;
  readonly " $fragmentType": "CopyWorkout_workout";
};
export type CopyWorkout_workout$key = {
  readonly " $data"?: CopyWorkout_workout$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyWorkout_workout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopyWorkout_workout",
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
      "name": "scheduledDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workoutType",
      "storageKey": null
    }
  ],
  "type": "Workout",
  "abstractKey": null
};

(node as any).hash = "488ac83658fe8a71ecb54f5503f8c429";

export default node;
