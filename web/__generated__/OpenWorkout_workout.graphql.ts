/**
 * @generated SignedSource<<6cdce1065772beb55305ed5441b2624c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
export type StepKind = "COOLDOWN" | "RECOVERY" | "REST" | "WARMUP" | "WORK" | "%future added value";
export type TargetMetric = "CSS" | "FTP" | "LTHR" | "RPE" | "THR_SPEED" | "%future added value";
export type WorkoutStatus = "COMPLETED" | "PARTIALLY_COMPLETED" | "SCHEDULED" | "SKIPPED" | "%future added value";
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OpenWorkout_workout$data = {
  readonly id: string;
  readonly scheduledDate: string;
  readonly status: WorkoutStatus;
  readonly steps: ReadonlyArray<{
    readonly repeat: number;
    readonly steps: ReadonlyArray<{
      readonly distanceM: number | null | undefined;
      readonly durationSec: number;
      readonly effort: number;
      readonly kind: StepKind;
      readonly leg: Sport | null | undefined;
      readonly note: string | null | undefined;
      readonly target: {
        readonly hi: number;
        readonly lo: number;
        readonly metric: TargetMetric;
      };
    }>;
  }>;
  readonly version: number;
  readonly workoutType: WorkoutType;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StepBlock",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "repeat",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Step",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "leg",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "durationSec",
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
              "name": "effort",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "note",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "StepTarget",
              "kind": "LinkedField",
              "name": "target",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "metric",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "lo",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "hi",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
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

(node as any).hash = "fb62df4a28e259213897d8923afe3b43";

export default node;
