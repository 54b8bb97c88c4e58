/**
 * @generated SignedSource<<1721384de6f11bc2a2089e9b65d8a109>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoachDashboardView_coach$data = {
  readonly firstName: string;
  readonly overview: {
    readonly totalAthletes: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Athletes_coach" | "CoachNumbers_coach" | "NeedsAttention_coach" | "PrinciplesPanel_coach">;
  readonly " $fragmentType": "CoachDashboardView_coach";
};
export type CoachDashboardView_coach$key = {
  readonly " $data"?: CoachDashboardView_coach$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoachDashboardView_coach">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "group"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "show"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "sort"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoachDashboardView_coach",
  "selections": [
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
      "concreteType": "CoachOverview",
      "kind": "LinkedField",
      "name": "overview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalAthletes",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CoachNumbers_coach"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NeedsAttention_coach"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PrinciplesPanel_coach"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "group",
          "variableName": "group"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        },
        {
          "kind": "Variable",
          "name": "show",
          "variableName": "show"
        },
        {
          "kind": "Variable",
          "name": "sort",
          "variableName": "sort"
        }
      ],
      "kind": "FragmentSpread",
      "name": "Athletes_coach"
    }
  ],
  "type": "Coach",
  "abstractKey": null
};

(node as any).hash = "e2aea492fe8625390c8ef02cea3c1f85";

export default node;
