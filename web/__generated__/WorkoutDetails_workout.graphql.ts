/**
 * @generated SignedSource<<5782b9884017cca2c05b5b368bb5d426>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompletionStatus = "COMPLETED" | "PARTIALLY_COMPLETED" | "SKIPPED" | "%future added value";
export type SkipReason = "FATIGUE" | "ILLNESS" | "INJURY" | "OTHER" | "WORK" | "%future added value";
export type StepKind = "COOLDOWN" | "RECOVERY" | "REST" | "WARMUP" | "WORK" | "%future added value";
export type TargetMetric = "CSS" | "FTP" | "LTHR" | "RPE" | "THR_SPEED" | "%future added value";
export type WorkoutStatus = "COMPLETED" | "PARTIALLY_COMPLETED" | "SCHEDULED" | "SKIPPED" | "%future added value";
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkoutDetails_workout$data = {
  readonly doneTss: number | null | undefined;
  readonly duration: number;
  readonly feedback: {
    readonly actualDuration: number | null | undefined;
    readonly completionStatus: CompletionStatus;
    readonly reasonForSkip: SkipReason | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly instructions: string;
  readonly intensity: string;
  readonly isRecorded: boolean;
  readonly locked: boolean;
  readonly reasons: ReadonlyArray<{
    readonly code: string;
  }>;
  readonly scheduledDate: string;
  readonly status: WorkoutStatus;
  readonly steps: ReadonlyArray<{
    readonly repeat: number;
    readonly steps: ReadonlyArray<{
      readonly distanceM: number | null | undefined;
      readonly durationSec: number;
      readonly effort: number;
      readonly kind: StepKind;
      readonly note: string | null | undefined;
      readonly sport: WorkoutType | null | undefined;
      readonly target: {
        readonly hi: number;
        readonly lo: number;
        readonly metric: TargetMetric;
      };
    }>;
  }>;
  readonly tss: number;
  readonly workoutType: WorkoutType;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackForm_workout" | "ProfileGraph_workout" | "ReasonList_workout" | "ToldFeedback_workout">;
  readonly " $fragmentType": "WorkoutDetails_workout";
};
export type WorkoutDetails_workout$key = {
  readonly " $data"?: WorkoutDetails_workout$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkoutDetails_workout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkoutDetails_workout",
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
      "name": "duration",
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
      "name": "doneTss",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRecorded",
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
      "name": "instructions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locked",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actualDuration",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reasonForSkip",
          "storageKey": null
        }
      ],
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
              "name": "sport",
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
      "alias": null,
      "args": null,
      "concreteType": "Reason",
      "kind": "LinkedField",
      "name": "reasons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileGraph_workout"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReasonList_workout"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeedbackForm_workout"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ToldFeedback_workout"
    }
  ],
  "type": "Workout",
  "abstractKey": null
};

(node as any).hash = "4696c5c9f307e9babcab556cf213a168";

export default node;
