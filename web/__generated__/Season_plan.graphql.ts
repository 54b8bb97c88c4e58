/**
 * @generated SignedSource<<60923dc34c285bda219158a398773487>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Season_plan$data = {
  readonly dateIsAssumed: boolean;
  readonly mainRace: {
    readonly raceDate: string;
  } | null | undefined;
  readonly races: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly seasonEnd: string;
  readonly seasonStart: string;
  readonly " $fragmentSpreads": FragmentRefs<"NeedsRegeneration_plan" | "PhaseTimeline_plan" | "RaceSchedule_plan" | "ReplanNotice_plan" | "SeasonChart_plan" | "SeasonEditor_plan" | "SeasonNow_plan" | "SeasonToolbar_plan" | "SeasonWarnings_plan" | "SportFocus_plan" | "WhatIf_plan">;
  readonly " $fragmentType": "Season_plan";
};
export type Season_plan$key = {
  readonly " $data"?: Season_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"Season_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Season_plan",
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeasonChart_plan"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhatIf_plan"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeasonEditor_plan"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeasonToolbar_plan"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReplanNotice_plan"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NeedsRegeneration_plan"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeasonNow_plan"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeasonWarnings_plan"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceSchedule_plan"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SportFocus_plan"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PhaseTimeline_plan"
    }
  ],
  "type": "SeasonPlan",
  "abstractKey": null
};

(node as any).hash = "8f36d7552ae3e5915aedc08efc996bb9";

export default node;
