/**
 * @generated SignedSource<<09162246083b668050022d0ea53d8603>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ZonesCard_activity$data = {
  readonly analysis: {
    readonly decoupling: number | null | undefined;
    readonly efficiency: number | null | undefined;
  };
  readonly recordedSport: Sport;
  readonly zoneSec: ReadonlyArray<number>;
  readonly " $fragmentType": "ZonesCard_activity";
};
export type ZonesCard_activity$key = {
  readonly " $data"?: ZonesCard_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"ZonesCard_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ZonesCard_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordedSport",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zoneSec",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "ActivityAnalysis",
        "kind": "LinkedField",
        "name": "analysis",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "efficiency",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "decoupling",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Activity",
  "abstractKey": null
};

(node as any).hash = "9a437414254d6a410d338dda6f998f66";

export default node;
