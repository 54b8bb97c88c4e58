/**
 * @generated SignedSource<<5d0b309417e78be3f7385b9be65183bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplanNotice_plan$data = {
  readonly replan: {
    readonly previewId: string;
    readonly summary: string;
    readonly " $fragmentSpreads": FragmentRefs<"ReplanDialog_replan">;
  } | null | undefined;
  readonly " $fragmentType": "ReplanNotice_plan";
};
export type ReplanNotice_plan$key = {
  readonly " $data"?: ReplanNotice_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplanNotice_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReplanNotice_plan",
  "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "summary",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReplanDialog_replan"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SeasonPlan",
  "abstractKey": null
};

(node as any).hash = "df4399126738701e60ad9f8387b17197";

export default node;
