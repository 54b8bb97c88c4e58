/**
 * @generated SignedSource<<aa9ecf1c9b95a8534eb4b8e7471cdd28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ScheduleMode = "SEASON_PLAN" | "TRAIN_CONSISTENTLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SeasonPlanView_athlete$data = {
  readonly id: string;
  readonly raceGoal: {
    readonly id: string;
  } | null | undefined;
  readonly schedule: {
    readonly mode: ScheduleMode;
  } | null | undefined;
  readonly scheduleRevision: number;
  readonly seasonPlan: {
    readonly " $fragmentSpreads": FragmentRefs<"Season_plan">;
  } | null | undefined;
  readonly today: string;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonChart_athlete">;
  readonly " $fragmentType": "SeasonPlanView_athlete";
};
export type SeasonPlanView_athlete$key = {
  readonly " $data"?: SeasonPlanView_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonPlanView_athlete">;
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
  "name": "SeasonPlanView_athlete",
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
      "name": "scheduleRevision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceGoal",
      "kind": "LinkedField",
      "name": "raceGoal",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "Season_plan"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeasonChart_athlete"
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};
})();

(node as any).hash = "7ff4700aa0b903e01c61c39c9a818879";

export default node;
