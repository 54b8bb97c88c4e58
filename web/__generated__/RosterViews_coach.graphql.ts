/**
 * @generated SignedSource<<cb1515f8f99c159077345412a0616371>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RosterChoice = "ATTENTION" | "CHECK_IN_PENDING" | "EVERYBODY" | "RACE_AHEAD" | "UNREAD" | "%future added value";
export type RosterSort = "ATTENTION" | "CONSISTENCY" | "FORM" | "JOINED" | "LAST_HEARD" | "LAST_WORKOUT" | "NAME" | "NEXT_RACE" | "UNREAD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RosterViews_coach$data = {
  readonly rosterViews: ReadonlyArray<{
    readonly group: string | null | undefined;
    readonly name: string;
    readonly search: string;
    readonly show: RosterChoice;
    readonly sort: RosterSort;
  }>;
  readonly " $fragmentType": "RosterViews_coach";
};
export type RosterViews_coach$key = {
  readonly " $data"?: RosterViews_coach$data;
  readonly " $fragmentSpreads": FragmentRefs<"RosterViews_coach">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RosterViews_coach",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "RosterView",
        "kind": "LinkedField",
        "name": "rosterViews",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "search",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "show",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sort",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "group",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Coach",
  "abstractKey": null
};

(node as any).hash = "bc679d7b76a83e616e347f493f89d6c6";

export default node;
