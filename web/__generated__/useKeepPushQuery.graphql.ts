/**
 * @generated SignedSource<<b487efa7e296e03b0fe35e566d24bb2e>>
 * @relayHash 528a873a0bc2d582fd83ede595513a99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bb311e7ee6ffa9fcdafb37070a513438bb9494fc9b7befc998eb0888e021c58

import type { ConcreteRequest } from 'relay-runtime';
export type useKeepPushQuery$variables = Record<PropertyKey, never>;
export type useKeepPushQuery$data = {
  readonly viewer: {
    readonly noticeSettings: {
      readonly key: string;
    };
  } | null | undefined;
};
export type useKeepPushQuery = {
  response: useKeepPushQuery$data;
  variables: useKeepPushQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "NoticeSettings",
  "kind": "LinkedField",
  "name": "noticeSettings",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
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
    "name": "useKeepPushQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "useKeepPushQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "7bb311e7ee6ffa9fcdafb37070a513438bb9494fc9b7befc998eb0888e021c58",
    "metadata": {},
    "name": "useKeepPushQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9a24d8a2392b1752c38397287df31d94";

export default node;
