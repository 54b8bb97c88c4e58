/**
 * @generated SignedSource<<251bfc6884b72a95168f4879702fea2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoachNumbers_coach$data = {
  readonly overview: {
    readonly activePrograms: number;
    readonly checkInsPending: number;
    readonly libraryWorkouts: number;
    readonly totalAthletes: number;
  } | null | undefined;
  readonly " $fragmentType": "CoachNumbers_coach";
};
export type CoachNumbers_coach$key = {
  readonly " $data"?: CoachNumbers_coach$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoachNumbers_coach">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoachNumbers_coach",
  "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activePrograms",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checkInsPending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "libraryWorkouts",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Coach",
  "abstractKey": null
};

(node as any).hash = "ef4d44d07518e0a7b6fb6d6c0ee01e08";

export default node;
