/**
 * @generated SignedSource<<a079c3c92794468f1a22d8c0b896c3ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RegenerationReason = "HOURS" | "RACES" | "RESULTS" | "SPORTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NeedsRegeneration_plan$data = {
  readonly needsRegeneration: {
    readonly reasons: ReadonlyArray<RegenerationReason>;
  } | null | undefined;
  readonly replan: {
    readonly previewId: string;
  } | null | undefined;
  readonly " $fragmentType": "NeedsRegeneration_plan";
};
export type NeedsRegeneration_plan$key = {
  readonly " $data"?: NeedsRegeneration_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"NeedsRegeneration_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NeedsRegeneration_plan",
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
    }
  ],
  "type": "SeasonPlan",
  "abstractKey": null
};

(node as any).hash = "90cfb3630359fbf28367d1933c1d4a1b";

export default node;
