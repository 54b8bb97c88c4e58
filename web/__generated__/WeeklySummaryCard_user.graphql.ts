/**
 * @generated SignedSource<<33a24e65eaa24386586b7b55c81cfb1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeeklySummaryCard_user$data = {
  readonly weeklyDigest: {
    readonly email: string;
    readonly isOn: boolean;
  } | null | undefined;
  readonly " $fragmentType": "WeeklySummaryCard_user";
};
export type WeeklySummaryCard_user$key = {
  readonly " $data"?: WeeklySummaryCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeeklySummaryCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WeeklySummaryCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WeeklyDigest",
      "kind": "LinkedField",
      "name": "weeklyDigest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "3b66e1a8c795b8b5379858ed3c893624";

export default node;
