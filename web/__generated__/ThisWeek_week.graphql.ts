/**
 * @generated SignedSource<<8a7b919064fccd019bce39b858e51416>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhaseType = "BASE" | "BUILD" | "PEAK" | "RACE" | "RACE_SPECIFIC" | "RECOVERY" | "TAPER" | "%future added value";
export type WeekKind = "LOAD" | "RACE" | "RECOVERY" | "STEP" | "TAPER" | "%future added value";
export type WorkoutTime = "AFTERNOON" | "EVENING" | "MIDDAY" | "MORNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ThisWeek_week$data = {
  readonly completedMinutes: number;
  readonly kind: WeekKind;
  readonly phaseType: PhaseType;
  readonly plannedMinutes: number;
  readonly weekStartDate: string;
  readonly workouts: ReadonlyArray<{
    readonly duration: number;
    readonly id: string;
    readonly scheduledDate: string;
    readonly timeOfDay: WorkoutTime;
    readonly " $fragmentSpreads": FragmentRefs<"SessionLink_workout">;
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
          "name": "SessionLink_workout"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrainingWeek",
  "abstractKey": null
};

(node as any).hash = "fb04cb5b9449669725347820913a07e3";

export default node;
