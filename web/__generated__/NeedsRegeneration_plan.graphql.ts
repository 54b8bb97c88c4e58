/**
 * @generated SignedSource<<0b4d2b17eb5c3112463db746e767ca33>>
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
    }
  ],
  "type": "SeasonPlan",
  "abstractKey": null
};

(node as any).hash = "9969e18d2b969dce218473836f4040f7";

export default node;
