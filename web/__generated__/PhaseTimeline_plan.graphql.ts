/**
 * @generated SignedSource<<fc42c8c3eeda4fc72a6dc5584d168054>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhaseTimeline_plan$data = {
  readonly phases: ReadonlyArray<{
    readonly endDate: string;
    readonly id: string;
    readonly startDate: string;
    readonly " $fragmentSpreads": FragmentRefs<"PhaseCard_phase">;
  }>;
  readonly races: ReadonlyArray<{
    readonly id: string;
    readonly raceDate: string;
    readonly " $fragmentSpreads": FragmentRefs<"RaceMarker_race">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonBar_plan">;
  readonly " $fragmentType": "PhaseTimeline_plan";
};
export type PhaseTimeline_plan$key = {
  readonly " $data"?: PhaseTimeline_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhaseTimeline_plan">;
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
  "name": "PhaseTimeline_plan",
  "selections": [
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDate",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PhaseCard_phase"
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
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "raceDate",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RaceMarker_race"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeasonBar_plan"
    }
  ],
  "type": "SeasonPlan",
  "abstractKey": null
};
})();

(node as any).hash = "36af0d72ba601c7e9e07a83d740f7fe4";

export default node;
