/**
 * @generated SignedSource<<c5a72b0bc16fef6b92faf2c69a9d2bf1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActorRole = "ATHLETE" | "COACH" | "PLANNER" | "%future added value";
export type PhaseType = "BASE" | "BUILD" | "PEAK" | "RACE" | "RACE_SPECIFIC" | "RECOVERY" | "TAPER" | "%future added value";
export type ProofKind = "LIMIT" | "TARGET" | "%future added value";
export type RevisionCause = "ACTIVITY" | "ADAPT" | "CREATE" | "DELETE" | "FEEDBACK" | "GENERATE" | "MOVE" | "RESTORE" | "SEASON" | "UNDO" | "UPDATE" | "%future added value";
export type WeekKind = "LOAD" | "RACE" | "RECOVERY" | "STEP" | "TAPER" | "%future added value";
export type WorkoutStatus = "COMPLETED" | "PARTIALLY_COMPLETED" | "SCHEDULED" | "SKIPPED" | "%future added value";
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NextTwoWeeks_athlete$data = {
  readonly schedule: {
    readonly weeks: ReadonlyArray<{
      readonly id: string;
      readonly kind: WeekKind;
      readonly phaseType: PhaseType;
      readonly plannedMinutes: number;
      readonly proof: ReadonlyArray<{
        readonly brokenBy: {
          readonly actorRole: ActorRole;
          readonly cause: RevisionCause;
          readonly isOwn: boolean;
        } | null | undefined;
        readonly holds: boolean;
        readonly kind: ProofKind;
        readonly value: string;
      }>;
      readonly weekEndDate: string;
      readonly weekNumber: number;
      readonly weekStartDate: string;
      readonly workouts: ReadonlyArray<{
        readonly description: string;
        readonly duration: number;
        readonly id: string;
        readonly intensity: string;
        readonly scheduledDate: string;
        readonly status: WorkoutStatus;
        readonly workoutType: WorkoutType;
      }>;
    }>;
  } | null | undefined;
  readonly today: string;
  readonly " $fragmentType": "NextTwoWeeks_athlete";
};
export type NextTwoWeeks_athlete$key = {
  readonly " $data"?: NextTwoWeeks_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextTwoWeeks_athlete">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
  "name": "NextTwoWeeks_athlete",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Schedule",
      "kind": "LinkedField",
      "name": "schedule",
      "plural": false,
      "selections": [
        {
          "kind": "RequiredField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "TrainingWeek",
            "kind": "LinkedField",
            "name": "weeks",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "weekNumber",
                "storageKey": null
              },
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
                "name": "weekEndDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phaseType",
                "storageKey": null
              },
              (v1/*:: as any*/),
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
                "concreteType": "Proof",
                "kind": "LinkedField",
                "name": "proof",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "holds",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Revision",
                    "kind": "LinkedField",
                    "name": "brokenBy",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "actorRole",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isOwn",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cause",
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
                "concreteType": "Workout",
                "kind": "LinkedField",
                "name": "workouts",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
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
                    "name": "status",
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
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "action": "THROW"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};
})();

(node as any).hash = "a56d931e86d840dc5a5b007373bf940e";

export default node;
