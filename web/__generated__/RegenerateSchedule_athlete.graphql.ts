/**
 * @generated SignedSource<<e792a20f473eb1f3a2d1544f50161108>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RegenerateSchedule_athlete$data = {
  readonly id: string;
  readonly schedule: {
    readonly weeks: ReadonlyArray<{
      readonly workouts: ReadonlyArray<{
        readonly workoutType: WorkoutType;
      }>;
    }>;
  } | null | undefined;
  readonly scheduleRevision: number;
  readonly seasonPlan: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "RegenerateSchedule_athlete";
};
export type RegenerateSchedule_athlete$key = {
  readonly " $data"?: RegenerateSchedule_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegenerateSchedule_athlete">;
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
  "name": "RegenerateSchedule_athlete",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "SeasonPlan",
      "kind": "LinkedField",
      "name": "seasonPlan",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
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
          "kind": "RequiredField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "TrainingWeek",
            "kind": "LinkedField",
            "name": "weeks",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Workout",
                "kind": "LinkedField",
                "name": "workouts",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "workoutType",
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

(node as any).hash = "876ef011cef386a848297c716bd33847";

export default node;
