/**
 * @generated SignedSource<<58d2feb6e9fc9807cdc7bd4bf8cf0a23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeeklyReview_overview$data = {
  readonly review: ReadonlyArray<string>;
  readonly reviewModelMissed: boolean;
  readonly reviewVoice: string;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewVoice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewModelMissed",
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};

(node as any).hash = "5983e727adffcb52fba081ea443abd68";

export default node;
