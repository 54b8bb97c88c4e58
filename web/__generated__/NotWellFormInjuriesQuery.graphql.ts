/**
 * @generated SignedSource<<9610cf850a4c6b3b39f99cc2a159f918>>
 * @relayHash b0a284bae4d35ddd7a1b1ce42c0dd691
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 684dce0acbcbae1b545021a9aa401b3e9f83c7040d537f4e12f4a62e6337a12b

import type { ConcreteRequest } from 'relay-runtime';
export type NotWellFormInjuriesQuery$variables = Record<PropertyKey, never>;
export type NotWellFormInjuriesQuery$data = {
  readonly viewer: {
    readonly athlete: {
      readonly injuries: ReadonlyArray<{
        readonly affectedArea: string;
        readonly id: string;
        readonly isRecovered: boolean;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type NotWellFormInjuriesQuery = {
  response: NotWellFormInjuriesQuery$data;
  variables: NotWellFormInjuriesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Injury",
  "kind": "LinkedField",
  "name": "injuries",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "affectedArea",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRecovered",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NotWellFormInjuriesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Athlete",
            "kind": "LinkedField",
            "name": "athlete",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NotWellFormInjuriesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Athlete",
            "kind": "LinkedField",
            "name": "athlete",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "684dce0acbcbae1b545021a9aa401b3e9f83c7040d537f4e12f4a62e6337a12b",
    "metadata": {},
    "name": "NotWellFormInjuriesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c03263d7068aefa0bbfeaa54b1777258";

export default node;
