/**
 * @generated SignedSource<<56c87606973c1282703e48a3b60170be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhaseType = "BASE" | "BUILD" | "PEAK" | "RACE" | "RACE_SPECIFIC" | "RECOVERY" | "TAPER" | "%future added value";
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
export type WeekKind = "LOAD" | "RACE" | "RECOVERY" | "STEP" | "TAPER" | "%future added value";
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PastWeek_week$data = {
  readonly atEnd: {
    readonly form: number;
  } | null | undefined;
  readonly days: ReadonlyArray<{
    readonly activities: ReadonlyArray<{
      readonly activityId: string;
      readonly distanceM: number | null | undefined;
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
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"CalendarChip_workout">;
      };
    }>;
  }>;
  readonly doneMinutes: number;
  readonly doneTss: number;
  readonly plannedMinutes: number;
  readonly plannedTss: number;
  readonly sports: ReadonlyArray<{
    readonly doneMinutes: number;
    readonly plannedMinutes: number;
    readonly workoutType: WorkoutType;
  }>;
  readonly week: {
    readonly id: string;
    readonly kind: WeekKind;
    readonly phaseType: PhaseType;
    readonly weekNumber: number;
  } | null | undefined;
  readonly weekEndDate: string;
  readonly weekStartDate: string;
  readonly " $fragmentType": "PastWeek_week";
};
export type PastWeek_week$key = {
  readonly " $data"?: PastWeek_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"PastWeek_week">;
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
  "name": "plannedMinutes",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "doneMinutes",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PastWeek_week",
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
      "name": "weekEndDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TrainingWeek",
      "kind": "LinkedField",
      "name": "week",
      "plural": false,
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
          "name": "phaseType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "plannedTss",
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
      "concreteType": "SportVolume",
      "kind": "LinkedField",
      "name": "sports",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workoutType",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarForm",
      "kind": "LinkedField",
      "name": "atEnd",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "form",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CalendarChip_workout"
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
              "name": "distanceM",
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

(node as any).hash = "52fcec29540126bdfa63a748a1e3ad92";

export default node;
