/**
 * @generated SignedSource<<78f051efdc9c531cdbcc2ecc8825d7da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhaseType = "BASE" | "BUILD" | "PEAK" | "RACE" | "RACE_SPECIFIC" | "RECOVERY" | "TAPER" | "%future added value";
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
export type WeekKind = "LOAD" | "RACE" | "RECOVERY" | "STEP" | "TAPER" | "%future added value";
export type WorkoutTime = "AFTERNOON" | "EVENING" | "MIDDAY" | "MORNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ThisWeek_week$data = {
  readonly completedMinutes: number;
  readonly kind: WeekKind;
  readonly phaseType: PhaseType;
  readonly plannedMinutes: number;
  readonly recordedBeside: ReadonlyArray<{
    readonly activityId: string;
    readonly date: string;
    readonly movingSec: number;
    readonly recordedSport: Sport;
  }>;
  readonly weekStartDate: string;
  readonly workouts: ReadonlyArray<{
    readonly duration: number;
    readonly id: string;
    readonly scheduledDate: string;
    readonly timeOfDay: WorkoutTime;
    readonly " $fragmentSpreads": FragmentRefs<"WorkoutLink_workout">;
  }>;
  readonly " $fragmentType": "ThisWeek_week";
};
export type ThisWeek_week$key = {
  readonly " $data"?: ThisWeek_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThisWeek_week">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ThisWeek_week",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weekStartDate",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "plannedMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecordedBeside",
      "kind": "LinkedField",
      "name": "recordedBeside",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activityId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recordedSport",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "movingSec",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Workout",
      "kind": "LinkedField",
      "name": "workouts",
      "plural": true,
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
          "name": "duration",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeOfDay",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WorkoutLink_workout"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrainingWeek",
  "abstractKey": null
};

(node as any).hash = "323566952b4fd0108669e336e38d7b53";

export default node;
