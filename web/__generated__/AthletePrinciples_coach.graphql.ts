/**
 * @generated SignedSource<<18c6937b395cb3f52d8b447c1f0cffab>>
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
        readonly id: string;
        readonly isGeneral: boolean;
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
                  "name": "isGeneral",
                  "storageKey": null
                },
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

(node as any).hash = "8f1189333732c3944b795528b2a93f3b";

export default node;
