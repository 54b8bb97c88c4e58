/**
 * @generated SignedSource<<d0dc8a8230a4c2bfe8a944d4b76efc2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrinciplesPanel_coach$data = {
  readonly latest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"PrincipleDesk_principles">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "PrinciplesPanel_coach";
};
export type PrinciplesPanel_coach$key = {
  readonly " $data"?: PrinciplesPanel_coach$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrinciplesPanel_coach">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PrinciplesPanel_coach",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": "latest",
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 5
          }
        ],
        "concreteType": "PrincipleConnection",
        "kind": "LinkedField",
        "name": "principles",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PrincipleEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Principle",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PrincipleDesk_principles"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "principles(first:5)"
      },
      "action": "THROW"
    }
  ],
  "type": "Coach",
  "abstractKey": null
};

(node as any).hash = "45ad37992a25f9326774f6b5ea0ef4a1";

export default node;
