/**
 * @generated SignedSource<<19ededc197bbf0ffce3b049a8283b24f>>
 * @relayHash 202df3eee20e6dd9c190df26f0477eb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdd5ebf0910b699c20a946802f6a3c5c6c641157bf1ca23068ae976c1222cee9

import type { ConcreteRequest } from 'relay-runtime';
export type useProofAheadQuery$variables = {
  athleteId: string;
};
export type useProofAheadQuery$data = {
  readonly node: {
    readonly athlete: {
      readonly schedule: {
        readonly proofBasis: object | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useProofAheadQuery = {
  response: useProofAheadQuery$data;
  variables: useProofAheadQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "athleteId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "athleteId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "proofBasis",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useProofAheadQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Schedule",
                  "kind": "LinkedField",
                  "name": "schedule",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "Athlete",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "athlete"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useProofAheadQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Schedule",
                "kind": "LinkedField",
                "name": "schedule",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Athlete",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cdd5ebf0910b699c20a946802f6a3c5c6c641157bf1ca23068ae976c1222cee9",
    "metadata": {},
    "name": "useProofAheadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "72446b8c0646e80e2d1803ab0a4c7008";

export default node;
