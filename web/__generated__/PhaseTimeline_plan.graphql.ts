/**
 * @generated SignedSource<<e77c48b1b0a501dbcdcb05519a14ff41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
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
  readonly sportPreferences: ReadonlyArray<Sport>;
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
      "kind": "ScalarField",
      "name": "sportPreferences",
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
    }
  ],
  "type": "SeasonPlan",
  "abstractKey": null
};
})();

(node as any).hash = "42db5749cf88277e35ce65ad0e9040f3";

export default node;
