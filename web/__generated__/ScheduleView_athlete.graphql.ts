/**
 * @generated SignedSource<<682af057fe63debdedd1522e49b1c27a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkoutStatus = "COMPLETED" | "PARTIALLY_COMPLETED" | "SCHEDULED" | "SKIPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ScheduleView_athlete$data = {
  readonly firstName: string;
  readonly id: string;
  readonly lastName: string;
  readonly schedule: {
    readonly firstDay: string;
    readonly lastDay: string;
    readonly weeks: ReadonlyArray<{
      readonly id: string;
      readonly weekEndDate: string;
      readonly weekStartDate: string;
      readonly workouts: ReadonlyArray<{
        readonly id: string;
        readonly status: WorkoutStatus;
        readonly " $fragmentSpreads": FragmentRefs<"WorkoutDialog_workout">;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"WeekList_week">;
    }>;
  } | null | undefined;
  readonly scheduleRevision: number;
  readonly seasonPlan: {
    readonly " $fragmentSpreads": FragmentRefs<"ReplanNotice_plan">;
  } | null | undefined;
  readonly today: string;
  readonly " $fragmentSpreads": FragmentRefs<"AdjustmentChat_athlete" | "Circumstances_athlete" | "EmptySchedule_athlete" | "IllnessDialog_athlete" | "RegenerateSchedule_athlete" | "useEditableSchedule_athlete">;
  readonly " $fragmentType": "ScheduleView_athlete";
};
export type ScheduleView_athlete$key = {
  readonly " $data"?: ScheduleView_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleView_athlete">;
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
  "name": "ScheduleView_athlete",
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
      "name": "scheduleRevision",
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
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "WorkoutDialog_workout"
                  }
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WeekList_week"
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
      "name": "AdjustmentChat_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmptySchedule_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Circumstances_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IllnessDialog_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegenerateSchedule_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useEditableSchedule_athlete"
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};
})();

(node as any).hash = "eec4d44cafc6369ad52a457b271d9088";

export default node;
