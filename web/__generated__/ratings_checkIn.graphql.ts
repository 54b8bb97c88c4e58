/**
 * @generated SignedSource<<c26a323079465afe315f45a8275a36be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ratings_checkIn$data = {
  readonly energyLevel: number | null | undefined;
  readonly majorDeadlines: boolean | null | undefined;
  readonly mentalReadiness: number | null | undefined;
  readonly mood: number | null | undefined;
  readonly motivationLevel: number | null | undefined;
  readonly musclesSoreness: number | null | undefined;
  readonly notes: string | null | undefined;
  readonly overallWellness: number | null | undefined;
  readonly sleep: number | null | undefined;
  readonly stress: number | null | undefined;
  readonly travelThisWeek: boolean | null | undefined;
  readonly weekStartDate: string;
  readonly " $fragmentType": "ratings_checkIn";
};
export type ratings_checkIn$key = {
  readonly " $data"?: ratings_checkIn$data;
  readonly " $fragmentSpreads": FragmentRefs<"ratings_checkIn">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ratings_checkIn",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weekStartDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mood",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sleep",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mentalReadiness",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "musclesSoreness",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "energyLevel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "motivationLevel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overallWellness",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "travelThisWeek",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "majorDeadlines",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    }
  ],
  "type": "CheckIn",
  "abstractKey": null
};

(node as any).hash = "86b14a1b9fe6d5c3002a4a30aa695ddb";

export default node;
