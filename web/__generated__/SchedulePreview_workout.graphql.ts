/**
 * @generated SignedSource<<96f0c330148125fc0d0d18ac602591e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SchedulePreview_workout$data = {
  readonly description: string;
  readonly duration: number;
  readonly intensity: string;
  readonly scheduledDate: string;
  readonly workoutType: WorkoutType;
  readonly " $fragmentType": "SchedulePreview_workout";
};
export type SchedulePreview_workout$key = {
  readonly " $data"?: SchedulePreview_workout$data;
  readonly " $fragmentSpreads": FragmentRefs<"SchedulePreview_workout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SchedulePreview_workout",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "duration",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "intensity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    }
  ],
  "type": "SessionSnapshot",
  "abstractKey": null
};

(node as any).hash = "ba1be95bafcb5d21b5695964e02db566";

export default node;
