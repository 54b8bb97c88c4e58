/**
 * @generated SignedSource<<65d0de2ca20dca0395f2f71910de8409>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AthletePrinciples_coach$data = {
  readonly forAthlete: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"PrincipleDesk_principles">;
      };
    }>;
  };
  readonly " $fragmentType": "AthletePrinciples_coach";
};
export type AthletePrinciples_coach$key = {
  readonly " $data"?: AthletePrinciples_coach$data;
  readonly " $fragmentSpreads": FragmentRefs<"AthletePrinciples_coach">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "athleteId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "AthletePrinciples_coach",
  "selections": [
    {
      "alias": "forAthlete",
      "args": [
        {
          "kind": "Variable",
          "name": "athleteId",
          "variableName": "athleteId"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 30
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
      "storageKey": null
    }
  ],
  "type": "Coach",
  "abstractKey": null
};

(node as any).hash = "d0f66056fcc10dd810734a2d188a5453";

export default node;
