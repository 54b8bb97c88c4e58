/**
 * @generated SignedSource<<d340ed39d0174cd4005aa91b72ba24f4>>
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
    }
  ],
  "type": "Coach",
  "abstractKey": null
};

(node as any).hash = "227b25f17e0863e3015e4f1ce1a32efc";

export default node;
