/**
 * @generated SignedSource<<1fa8861d1b2bb250cb18690e30e8b5d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useEditableSchedule_athlete$data = {
  readonly id: string;
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
    }>;
  } | null | undefined;
  readonly scheduleRevision: number;
  readonly timeZone: string;
  readonly today: string;
  readonly " $fragmentSpreads": FragmentRefs<"useRescheduleWorkout_athlete">;
  readonly " $fragmentType": "useEditableSchedule_athlete";
};
export type useEditableSchedule_athlete$key = {
  readonly " $data"?: useEditableSchedule_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEditableSchedule_athlete">;
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
  "name": "useEditableSchedule_athlete",
  "selections": [
    (v0/*:: as any*/),
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRescheduleWorkout_athlete"
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};
})();

(node as any).hash = "faee108f6f4d5d646c6d01afc70c1a0b";

export default node;
