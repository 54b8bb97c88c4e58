/**
 * @generated SignedSource<<477863f2da29de973820fe478227b3b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RegenerationReason = "HOURS" | "RACES" | "RESULTS" | "SPORTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SeasonToolbar_plan$data = {
  readonly needsRegeneration: {
    readonly reasons: ReadonlyArray<RegenerationReason>;
  } | null | undefined;
  readonly races: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly replan: {
    readonly previewId: string;
  } | null | undefined;
  readonly " $fragmentType": "SeasonToolbar_plan";
};
export type SeasonToolbar_plan$key = {
  readonly " $data"?: SeasonToolbar_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonToolbar_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeasonToolbar_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RegenerationNeed",
      "kind": "LinkedField",
      "name": "needsRegeneration",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reasons",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SeasonReplan",
      "kind": "LinkedField",
      "name": "replan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previewId",
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
    }
  ],
  "type": "SeasonPlan",
  "abstractKey": null
};

(node as any).hash = "125b7916b74329e4ddc16e4989a2f83b";

export default node;
