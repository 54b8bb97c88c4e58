/**
 * @generated SignedSource<<07fa476f4e317f47a700353ad99d25bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActorRole = "ATHLETE" | "COACH" | "PLANNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HistoryItem_revision$data = {
  readonly actorName: string | null | undefined;
  readonly actorRole: ActorRole;
  readonly createdAt: string;
  readonly id: string;
  readonly number: number;
  readonly summary: string;
  readonly " $fragmentType": "HistoryItem_revision";
};
export type HistoryItem_revision$key = {
  readonly " $data"?: HistoryItem_revision$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryItem_revision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HistoryItem_revision",
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
      "name": "number",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorRole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Revision",
  "abstractKey": null
};

(node as any).hash = "8843c60371e8d5958a3719c399b0b878";

export default node;
