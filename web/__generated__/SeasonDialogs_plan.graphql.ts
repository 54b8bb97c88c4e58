/**
 * @generated SignedSource<<90442690bb6bf5038a7f17a57986a6f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SeasonDialogs_plan$data = {
  readonly phases: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PhaseDialog_phase">;
  }>;
  readonly races: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"DeleteRaceDialog_race" | "EditRaceDialog_race" | "RaceResultDialog_race">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"SportPreferencesDialog_plan">;
  readonly " $fragmentType": "SeasonDialogs_plan";
};
export type SeasonDialogs_plan$key = {
  readonly " $data"?: SeasonDialogs_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonDialogs_plan">;
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
  "name": "SeasonDialogs_plan",
  "selections": [
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "EditRaceDialog_race"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeleteRaceDialog_race"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RaceResultDialog_race"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Phase",
      "kind": "LinkedField",
      "name": "phases",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PhaseDialog_phase"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SportPreferencesDialog_plan"
    }
  ],
  "type": "SeasonPlan",
  "abstractKey": null
};
})();

(node as any).hash = "fda0de3ec88c60773cf27e44372fc7af";

export default node;
