/**
 * @generated SignedSource<<d799afe044c3f5f6fbe790f09eb4993a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdjustmentChat_athlete$data = {
  readonly id: string;
  readonly languageModel: {
    readonly isAllowed: boolean;
  } | null | undefined;
  readonly schedule: {
    readonly lastDay: string;
  } | null | undefined;
  readonly scheduleRevision: number;
  readonly today: string;
  readonly " $fragmentType": "AdjustmentChat_athlete";
};
export type AdjustmentChat_athlete$key = {
  readonly " $data"?: AdjustmentChat_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdjustmentChat_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdjustmentChat_athlete",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduleRevision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Schedule",
      "kind": "LinkedField",
      "name": "schedule",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastDay",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LanguageModel",
      "kind": "LinkedField",
      "name": "languageModel",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAllowed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "5f8e7e5d0cf34848fb4d16c5f2980b39";

export default node;
