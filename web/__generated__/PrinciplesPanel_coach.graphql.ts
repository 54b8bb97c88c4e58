/**
 * @generated SignedSource<<dc49fa0daf6e15a42ae4c4b8836e1a85>>
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
        readonly " $fragmentSpreads": FragmentRefs<"PrincipleManager_principles">;
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
                    "name": "PrincipleManager_principles"
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

(node as any).hash = "a29fe2223646f4abd396a2d6fffeecbe";

export default node;
