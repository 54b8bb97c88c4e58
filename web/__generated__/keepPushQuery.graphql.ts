/**
 * @generated SignedSource<<ff6225b75190f4407e5537b2115cbf0e>>
 * @relayHash c3d70b02a41d433ad92ae097938ba815
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96cd6eb58ff6d6f44d57d57dac9d602d938e4c624c36386a10913e916a83bf61

import type { ConcreteRequest } from 'relay-runtime';
export type keepPushQuery$variables = Record<PropertyKey, never>;
export type keepPushQuery$data = {
  readonly viewer: {
    readonly noticeSettings: {
      readonly key: string;
    };
  } | null | undefined;
};
export type keepPushQuery = {
  response: keepPushQuery$data;
  variables: keepPushQuery$variables;
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
    "name": "keepPushQuery",
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
    "name": "keepPushQuery",
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
    "id": "96cd6eb58ff6d6f44d57d57dac9d602d938e4c624c36386a10913e916a83bf61",
    "metadata": {},
    "name": "keepPushQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c0e6dd2954b77bac407f2c38eb5f79c1";

export default node;
