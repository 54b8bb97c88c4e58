/**
 * @generated SignedSource<<7648a989404314957a24346506764fd8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ScheduleMode = "SEASON_PLAN" | "TRAIN_CONSISTENTLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SeasonPlanView_athlete$data = {
  readonly raceGoal: {
    readonly id: string;
  } | null | undefined;
  readonly schedule: {
    readonly mode: ScheduleMode;
  } | null | undefined;
  readonly seasonPlan: {
    readonly dateIsAssumed: boolean;
    readonly mainRace: {
      readonly raceDate: string;
    } | null | undefined;
    readonly races: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly seasonEnd: string;
    readonly seasonStart: string;
    readonly " $fragmentSpreads": FragmentRefs<"PhaseTimeline_plan" | "RaceSchedule_plan" | "SeasonWarnings_plan" | "SportFocus_plan">;
  } | null | undefined;
  readonly today: string;
  readonly " $fragmentType": "SeasonPlanView_athlete";
};
export type SeasonPlanView_athlete$key = {
  readonly " $data"?: SeasonPlanView_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonPlanView_athlete">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeasonPlanView_athlete",
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
      "concreteType": "RaceGoal",
      "kind": "LinkedField",
      "name": "raceGoal",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
          "name": "mode",
          "storageKey": null
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seasonStart",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seasonEnd",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dateIsAssumed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Race",
          "kind": "LinkedField",
          "name": "mainRace",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "raceDate",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Race",
          "kind": "LinkedField",
          "name": "races",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SportFocus_plan"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RaceSchedule_plan"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SeasonWarnings_plan"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PhaseTimeline_plan"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};
})();

(node as any).hash = "b4f52d2a9d3bbdf0490c0958a60f4ac2";

export default node;
