/**
 * @generated SignedSource<<ed78f17f9c1b9e7b85527d719ac79ee3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckInCard_athlete$data = {
  readonly checkIns: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly weekStartDate: string;
      };
    }>;
  };
  readonly today: string;
  readonly " $fragmentSpreads": FragmentRefs<"CheckInForm_athlete">;
  readonly " $fragmentType": "CheckInCard_athlete";
};
export type CheckInCard_athlete$key = {
  readonly " $data"?: CheckInCard_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckInCard_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckInCard_athlete",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          }
        ],
        "concreteType": "CheckInConnection",
        "kind": "LinkedField",
        "name": "checkIns",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CheckInEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CheckIn",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "weekStartDate",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "checkIns(first:1)"
      },
      "action": "THROW"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckInForm_athlete"
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "5b6de24bf72c1caceaec445c84d13fcc";

export default node;
