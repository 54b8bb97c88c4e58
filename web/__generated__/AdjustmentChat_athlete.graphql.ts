/**
 * @generated SignedSource<<8c0fb932b0f883f81ec70e6cda3296a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdjustmentChat_athlete$data = {
  readonly id: string;
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
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "5782549b5e5cdb14d017f24c216c1654";

export default node;
