/**
 * @generated SignedSource<<7064811abe762b1ba052585fba5eb0c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompletionStatus = "COMPLETED" | "PARTIALLY_COMPLETED" | "SKIPPED" | "%future added value";
export type DeviceProvider = "INTERVALS" | "WAHOO" | "%future added value";
export type ReasonKind = "ADDED" | "AFTER_RACE" | "BLOCKED_DATE" | "BREAK" | "BREAK_STANDING" | "BUSY_WEEK" | "CHECK_IN_ANEW" | "COACH_LIGHTER" | "COMPLEMENTARY_SPORT" | "DAY_WITH_ROOM" | "DEADLINES" | "EDITED" | "EFFORT_AGAIN" | "EFFORT_CUT_SHORT" | "EFFORT_HIGH" | "EFFORT_REPEATED" | "EFFORT_STANDING" | "HARD_SPACING" | "HRV_ANEW" | "HRV_LOW" | "HRV_REST" | "ILLNESS" | "ILLNESS_OVER" | "ILLNESS_RETURN" | "ILLNESS_STANDING" | "ILLNESS_VOLUME" | "INJURY_CARE" | "INJURY_OVER" | "INJURY_RULE" | "INJURY_STANDING" | "INJURY_SUBSTITUTION" | "KEPT" | "LENGTH_AGE_CAP" | "LENGTH_BELOW_LONG" | "LENGTH_DAY_CAP" | "LENGTH_EASIER_WEEK" | "LENGTH_INJURY_CAP" | "LENGTH_LONG_SHARE" | "LENGTH_ORDINARY_CAP" | "LENGTH_PRINCIPLE_CAP" | "LENGTH_RACE_NEAR" | "LENGTH_RACE_TYPE_CAP" | "LENGTH_RECOVERY_CAP" | "LENGTH_SHARE" | "LENGTH_STEP_BACK" | "LIBRARY" | "LIMIT_AGE" | "LIMIT_DAY_CAP" | "LIMIT_HARD_DAYS" | "LIMIT_INJURY" | "LIMIT_LOAD" | "LIMIT_LONG_DAY" | "LIMIT_LONG_RUN" | "LIMIT_PRINCIPLE" | "LIMIT_RACE" | "LIMIT_REST_DAYS" | "LIMIT_SESSIONS" | "LIMIT_STRENGTH" | "LIMIT_UNAVAILABLE" | "LONG_DAY" | "LONG_DAY_BLOCKED" | "LONG_DAY_CHOSEN" | "LONG_RUN_GROWTH" | "MISSED_KEY" | "MISSED_KEY_STANDING" | "MORE_THAN_PLANNED" | "MOVED" | "OTHER" | "PHASE_BRICK" | "PHASE_EASY" | "PHASE_KEY" | "PHASE_LONG" | "PHASE_OPENER" | "PHASE_RACE" | "PHASE_RECOVERY" | "PHASE_STEADY" | "PHASE_STRENGTH" | "PRINCIPLE" | "RACE_DAY" | "RACE_NEAR" | "RACE_PACE" | "RAMP" | "RAMP_RUN" | "RAMP_STANDING" | "READINESS_AMBER" | "READINESS_GREEN" | "READINESS_ORANGE" | "READINESS_RED" | "READINESS_REST_DAY" | "READINESS_STANDING" | "REALIGNED" | "REQUEST" | "RUNG_DOWN" | "RUNG_RAISED" | "RUNG_UP" | "SAME_DAY_AS_LAST_WEEK" | "SHORT_DATE" | "SKIPPED_INJURY" | "STANDING" | "STEP_BACK_WEEK" | "STRENGTH_DAY" | "TEST_WORTH_IT" | "THRESHOLD_TEST" | "TIME_ZONES" | "TIRED" | "TIRED_AGAIN" | "TIRED_STANDING" | "TRAVEL" | "TRAVEL_STANDING" | "%future added value";
export type SkipReason = "FATIGUE" | "ILLNESS" | "INJURY" | "OTHER" | "WORK" | "%future added value";
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
export type StepKind = "COOLDOWN" | "RECOVERY" | "REST" | "WARMUP" | "WORK" | "%future added value";
export type TargetMetric = "CSS" | "FTP" | "LTHR" | "RPE" | "THR_SPEED" | "%future added value";
export type WorkoutStatus = "COMPLETED" | "PARTIALLY_COMPLETED" | "SCHEDULED" | "SKIPPED" | "%future added value";
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkoutDetails_workout$data = {
  readonly deviceStates: ReadonlyArray<{
    readonly notes: ReadonlyArray<string>;
    readonly provider: DeviceProvider;
    readonly sentence: string;
  }> | null | undefined;
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
    readonly kind: ReasonKind;
  }>;
  readonly rung: {
    readonly text: string;
  } | null | undefined;
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
  readonly tss: number;
  readonly workoutType: WorkoutType;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackForm_workout" | "FeedbackSummary_workout" | "ProfileGraph_workout" | "RaceDayLink_workout" | "ReasonList_workout">;
  readonly " $fragmentType": "WorkoutDetails_workout";
};
export type WorkoutDetails_workout$key = {
  readonly " $data"?: WorkoutDetails_workout$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkoutDetails_workout">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
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
            (v0/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "Reason",
      "kind": "LinkedField",
      "name": "reasons",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkoutRung",
      "kind": "LinkedField",
      "name": "rung",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkoutOnDevice",
      "kind": "LinkedField",
      "name": "deviceStates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "provider",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentence",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notes",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceDayLink_workout"
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
      "name": "FeedbackSummary_workout"
    }
  ],
  "type": "Workout",
  "abstractKey": null
};
})();

(node as any).hash = "f9ce391663648f3df7121eb2d7bdfa1f";

export default node;
