/**
 * @generated SignedSource<<c42637050aad9322f460b48ea96e39c1>>
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
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
export type WeekKind = "LOAD" | "RACE" | "RECOVERY" | "STEP" | "TAPER" | "%future added value";
export type WeekStatus = "COMPLETED" | "IN_PROGRESS" | "UPCOMING" | "%future added value";
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WeekCard_week$data = {
  readonly completedMinutes: number;
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
  readonly recordedBeside: ReadonlyArray<{
    readonly activityId: string;
    readonly date: string;
    readonly movingSec: number;
    readonly recordedSport: Sport;
  }>;
  readonly status: WeekStatus;
  readonly targetWeeklyHours: number;
  readonly weekEndDate: string;
  readonly weekNumber: number;
  readonly weekStartDate: string;
  readonly workouts: ReadonlyArray<{
    readonly duration: number;
    readonly id: string;
    readonly scheduledDate: string;
    readonly tss: number;
    readonly workoutType: WorkoutType;
    readonly " $fragmentSpreads": FragmentRefs<"WorkoutCard_workout">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ProofList_week">;
  readonly " $fragmentType": "WeekCard_week";
};
export type WeekCard_week$key = {
  readonly " $data"?: WeekCard_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekCard_week">;
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
  "name": "WeekCard_week",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetWeeklyHours",
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
      "kind": "ScalarField",
      "name": "phaseType",
      "storageKey": null
    },
    (v1/*:: as any*/),
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "WorkoutCard_workout"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProofList_week"
    }
  ],
  "type": "TrainingWeek",
  "abstractKey": null
};
})();

(node as any).hash = "b69a0372906f63feac600ca75206ac9d";

export default node;
