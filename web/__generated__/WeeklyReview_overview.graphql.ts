/**
 * @generated SignedSource<<0c4c3dbde3f46561fe49e7612ecdcacc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeeklyReview_overview$data = {
  readonly review: ReadonlyArray<string>;
  readonly reviewWeek: string;
  readonly " $fragmentType": "WeeklyReview_overview";
};
export type WeeklyReview_overview$key = {
  readonly " $data"?: WeeklyReview_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeeklyReview_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WeeklyReview_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "review",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewWeek",
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};

(node as any).hash = "591d535ff5010b21a6d301212ecd8432";

export default node;
