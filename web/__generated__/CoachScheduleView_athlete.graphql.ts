/**
 * @generated SignedSource<<5c4c4badc3e503fecec4675f82877c4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoachScheduleView_athlete$data = {
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
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"WeekCard_week">;
    }>;
  } | null | undefined;
  readonly scheduleRevision: number;
  readonly seasonPlan: {
    readonly " $fragmentSpreads": FragmentRefs<"ReplanNotice_plan">;
  } | null | undefined;
  readonly today: string;
  readonly " $fragmentSpreads": FragmentRefs<"Circumstances_athlete" | "RegenerateSchedule_athlete" | "useEditableSchedule_athlete">;
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
                  (v0/*:: as any*/)
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
      "name": "useEditableSchedule_athlete"
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};
})();

(node as any).hash = "6cf82a3533db677fa593b454c8e20be1";

export default node;
