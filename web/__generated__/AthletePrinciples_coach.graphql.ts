/**
 * @generated SignedSource<<07aed82a898aea91486594efcdb92a02>>
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
        readonly " $fragmentSpreads": FragmentRefs<"PrincipleManager_principles">;
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
      "kind": "RequiredField",
      "field": {
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
                    "name": "PrincipleManager_principles"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Coach",
  "abstractKey": null
};

(node as any).hash = "9b7d062e37e86d3fb319d235905ff6f3";

export default node;
