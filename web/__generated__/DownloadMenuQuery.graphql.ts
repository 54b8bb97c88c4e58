/**
 * @generated SignedSource<<5f79bc7b1b9c565b33c5d9ad700e24ca>>
 * @relayHash 22d7318dfd1249963b43caef5a0cbe51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 633af46617d2a34e9c804c1ecb7e3daa0700b14e689d84e83d8735afe2276ba9

import type { ConcreteRequest } from 'relay-runtime';
export type FileFidelity = "DEGRADED" | "EXACT" | "UNSUPPORTED" | "%future added value";
export type FileFormat = "FIT" | "ZWO" | "%future added value";
export type DownloadMenuQuery$variables = {
  id: string;
};
export type DownloadMenuQuery$data = {
  readonly node: {
    readonly workout: {
      readonly files: ReadonlyArray<{
        readonly fidelity: FileFidelity;
        readonly format: FileFormat;
        readonly href: string | null | undefined;
        readonly notes: ReadonlyArray<string>;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type DownloadMenuQuery = {
  response: DownloadMenuQuery$data;
  variables: DownloadMenuQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "WorkoutFile",
  "kind": "LinkedField",
  "name": "files",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "format",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fidelity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "href",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DownloadMenuQuery",
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
                  "kind": "RequiredField",
                  "field": (v2/*:: as any*/),
                  "action": "THROW"
                }
              ],
              "type": "Workout",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "workout"
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
    "name": "DownloadMenuQuery",
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
              (v2/*:: as any*/)
            ],
            "type": "Workout",
            "abstractKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "633af46617d2a34e9c804c1ecb7e3daa0700b14e689d84e83d8735afe2276ba9",
    "metadata": {},
    "name": "DownloadMenuQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "62a44d0e35e8002b51a8e4dcc84982aa";

export default node;
