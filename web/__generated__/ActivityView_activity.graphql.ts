/**
 * @generated SignedSource<<68831db465fa3ea848c3c6b7df1da501>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompletionStatus = "COMPLETED" | "PARTIALLY_COMPLETED" | "SKIPPED" | "%future added value";
export type LoadMeasure = "EFFORT" | "HEART_RATE" | "PACE" | "POWER" | "%future added value";
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ActivityView_activity$data = {
  readonly athlete: {
    readonly today: string;
  };
  readonly averageHeartRate: number | null | undefined;
  readonly averagePower: number | null | undefined;
  readonly date: string;
  readonly distanceM: number | null | undefined;
  readonly id: string;
  readonly maxHeartRate: number | null | undefined;
  readonly measure: LoadMeasure;
  readonly measureNote: string | null | undefined;
  readonly movingSec: number;
  readonly normalizedPower: number | null | undefined;
  readonly recordedSport: Sport;
  readonly tss: number;
  readonly workout: {
    readonly description: string;
    readonly feedback: {
      readonly completionStatus: CompletionStatus;
    } | null | undefined;
    readonly workoutType: WorkoutType;
    readonly " $fragmentSpreads": FragmentRefs<"FeedbackSummary_workout" | "WorkoutLink_workout">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EffortsCard_activity" | "LapsCard_activity" | "StepsCard_activity" | "StreamsCard_activity" | "ZonesCard_activity">;
  readonly " $fragmentType": "ActivityView_activity";
};
export type ActivityView_activity$key = {
  readonly " $data"?: ActivityView_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityView_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityView_activity",
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
      "name": "recordedSport",
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
      "name": "movingSec",
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
      "name": "tss",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "measure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "measureNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "averagePower",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "normalizedPower",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "averageHeartRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxHeartRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Athlete",
      "kind": "LinkedField",
      "name": "athlete",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "today",
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
      "name": "workout",
      "plural": false,
      "selections": [
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
          "concreteType": "WorkoutFeedback",
          "kind": "LinkedField",
          "name": "feedback",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "completionStatus",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WorkoutLink_workout"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FeedbackSummary_workout"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StreamsCard_activity"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepsCard_activity"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EffortsCard_activity"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LapsCard_activity"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ZonesCard_activity"
    }
  ],
  "type": "Activity",
  "abstractKey": null
};

(node as any).hash = "89fe2a5756522e5f2a1c5513145117ec";

export default node;
