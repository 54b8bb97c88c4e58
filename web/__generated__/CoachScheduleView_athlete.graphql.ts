/**
 * @generated SignedSource<<b86dee2e5f2a3e60639553a52cfffc54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CoachScheduleView_athlete$data = {
  readonly firstName: string;
  readonly id: string;
  readonly lastName: string;
  readonly preferences: {
    readonly blackoutDates: ReadonlyArray<{
      readonly from: string;
      readonly label: string | null | undefined;
      readonly mostMinutes: number | null | undefined;
      readonly to: string;
    }>;
    readonly unavailableDays: ReadonlyArray<Weekday>;
  } | null | undefined;
  readonly schedule: {
    readonly firstDay: string;
    readonly lastDay: string;
    readonly weeks: ReadonlyArray<{
      readonly id: string;
      readonly weekEndDate: string;
      readonly weekStartDate: string;
      readonly workouts: ReadonlyArray<{
        readonly id: string;
        readonly scheduledDate: string;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"WeekCard_week">;
    }>;
  } | null | undefined;
  readonly scheduleRevision: number;
  readonly seasonPlan: {
    readonly " $fragmentSpreads": FragmentRefs<"ReplanNotice_plan">;
  } | null | undefined;
  readonly timeZone: string;
  readonly today: string;
  readonly " $fragmentSpreads": FragmentRefs<"Circumstances_athlete" | "RegenerateSchedule_athlete" | "useRescheduleWorkout_athlete">;
  readonly " $fragmentType": "CoachScheduleView_athlete";
};
export type CoachScheduleView_athlete$key = {
  readonly " $data"?: CoachScheduleView_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoachScheduleView_athlete">;
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
  "name": "CoachScheduleView_athlete",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduleRevision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TrainingPreferences",
      "kind": "LinkedField",
      "name": "preferences",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unavailableDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BlackoutDate",
          "kind": "LinkedField",
          "name": "blackoutDates",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "to",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mostMinutes",
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
      "concreteType": "Schedule",
      "kind": "LinkedField",
      "name": "schedule",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastDay",
          "storageKey": null
        },
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
                  }
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WeekCard_week"
              }
            ],
            "storageKey": null
          },
          "action": "THROW"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SeasonPlan",
      "kind": "LinkedField",
      "name": "seasonPlan",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReplanNotice_plan"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Circumstances_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegenerateSchedule_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRescheduleWorkout_athlete"
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};
})();

(node as any).hash = "3b58fea2fcdf5ad025dc26c413a1548c";

export default node;
