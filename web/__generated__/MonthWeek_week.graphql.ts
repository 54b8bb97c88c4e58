/**
 * @generated SignedSource<<3653e19ce368b1f34bf251787ae527e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhaseType = "BASE" | "BUILD" | "PEAK" | "RACE" | "RACE_SPECIFIC" | "RECOVERY" | "TAPER" | "%future added value";
export type SkipReason = "FATIGUE" | "ILLNESS" | "INJURY" | "OTHER" | "WORK" | "%future added value";
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
export type WorkoutStatus = "COMPLETED" | "PARTIALLY_COMPLETED" | "SCHEDULED" | "SKIPPED" | "%future added value";
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MonthWeek_week$data = {
  readonly days: ReadonlyArray<{
    readonly activities: ReadonlyArray<{
      readonly activityId: string;
      readonly movingSec: number;
      readonly recordedSport: Sport;
      readonly workoutId: string | null | undefined;
    }>;
    readonly date: string;
    readonly races: ReadonlyArray<{
      readonly id: string;
      readonly raceName: string;
    }>;
    readonly workouts: ReadonlyArray<{
      readonly workout: {
        readonly description: string;
        readonly duration: number;
        readonly feedback: {
          readonly actualDuration: number | null | undefined;
          readonly reasonForSkip: SkipReason | null | undefined;
        } | null | undefined;
        readonly id: string;
        readonly scheduledDate: string;
        readonly status: WorkoutStatus;
        readonly workoutType: WorkoutType;
      };
    }>;
  }>;
  readonly doneMinutes: number;
  readonly outline: {
    readonly phaseType: PhaseType;
    readonly targetHours: number;
  } | null | undefined;
  readonly plannedMinutes: number;
  readonly " $fragmentType": "MonthWeek_week";
};
export type MonthWeek_week$key = {
  readonly " $data"?: MonthWeek_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthWeek_week">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonthWeek_week",
  "selections": [
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
      "name": "doneMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarOutline",
      "kind": "LinkedField",
      "name": "outline",
      "plural": false,
      "selections": [
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
          "name": "targetHours",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
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
          "concreteType": "Race",
          "kind": "LinkedField",
          "name": "races",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "raceName",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CalendarWorkout",
          "kind": "LinkedField",
          "name": "workouts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Workout",
              "kind": "LinkedField",
              "name": "workout",
              "plural": false,
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
                  "name": "description",
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
                  "concreteType": "WorkoutFeedback",
                  "kind": "LinkedField",
                  "name": "feedback",
                  "plural": false,
                  "selections": [
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
          "concreteType": "CalendarActivity",
          "kind": "LinkedField",
          "name": "activities",
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
              "name": "recordedSport",
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
              "name": "workoutId",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CalendarWeek",
  "abstractKey": null
};
})();

(node as any).hash = "9f3d089817d5f0ba640cb25835020b4b";

export default node;
