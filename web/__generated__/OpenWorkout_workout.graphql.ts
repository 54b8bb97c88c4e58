/**
 * @generated SignedSource<<db8825c01bdbc8a5b249685bfaecb52e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenWorkout_workout$data = {
  readonly id: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"CopyWorkout_workout" | "EditWorkout_workout" | "WorkoutDetails_workout" | "WorkoutFoot_workout">;
  readonly " $fragmentType": "OpenWorkout_workout";
};
export type OpenWorkout_workout$key = {
  readonly " $data"?: OpenWorkout_workout$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenWorkout_workout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenWorkout_workout",
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
      "name": "version",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkoutDetails_workout"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditWorkout_workout"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CopyWorkout_workout"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkoutFoot_workout"
    }
  ],
  "type": "Workout",
  "abstractKey": null
};

(node as any).hash = "3eed243d91a86e56b085d082db97dc4b";

export default node;
