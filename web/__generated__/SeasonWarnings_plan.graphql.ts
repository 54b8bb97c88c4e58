/**
 * @generated SignedSource<<d35f4dd8e7874a017c577a186c184cb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanWarningKind = "AWKWARD_GAP" | "COSTLY_B_RACE" | "GOAL_TOO_FAST" | "HOURS_CAPPED" | "HOURS_NOT_PLACED" | "INJURY_LIMITS_RACE" | "KEPT_ON_RACE_DAY" | "KEPT_ON_UNAVAILABLE_DAY" | "KEPT_OVER_DAY_LIMIT" | "LONG_DAY_TOO_SHORT" | "LONG_DAY_UNAVAILABLE" | "LONG_SESSION_SHORT" | "MAIN_GOAL_CHANGED" | "NO_A_RACE" | "NO_RACE_AHEAD" | "OTHER" | "PRINCIPLES_CONFLICT" | "PRINCIPLE_ADVICE_ONLY" | "PRINCIPLE_NOT_HELD" | "PRINCIPLE_REFUSED" | "RACES_TOO_CLOSE" | "RACE_BEYOND_SEASON" | "RACE_DATE_ASSUMED" | "RACE_ON_UNAVAILABLE_DAY" | "STRENGTH_NOT_PLACED" | "TOO_FEW_HOURS" | "TOO_LITTLE_TIME" | "TOO_MANY_A_RACES" | "TWO_RACES_ON_ONE_DAY" | "UNAVAILABLE_DAY" | "%future added value";
export type Priority = "A" | "B" | "C" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SeasonWarnings_plan$data = {
  readonly races: ReadonlyArray<{
    readonly priority: Priority;
    readonly warnings: ReadonlyArray<{
      readonly kind: PlanWarningKind;
      readonly message: string;
    }>;
  }>;
  readonly warnings: ReadonlyArray<{
    readonly kind: PlanWarningKind;
    readonly message: string;
    readonly recommendation: string;
  }>;
  readonly " $fragmentType": "SeasonWarnings_plan";
};
export type SeasonWarnings_plan$key = {
  readonly " $data"?: SeasonWarnings_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonWarnings_plan">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeasonWarnings_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Race",
      "kind": "LinkedField",
      "name": "races",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priority",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PlanWarning",
          "kind": "LinkedField",
          "name": "warnings",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanWarning",
      "kind": "LinkedField",
      "name": "warnings",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recommendation",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SeasonPlan",
  "abstractKey": null
};
})();

(node as any).hash = "3c74a2482243db87a32a3007ba76c5da";

export default node;
