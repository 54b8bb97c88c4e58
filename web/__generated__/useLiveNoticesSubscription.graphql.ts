/**
 * @generated SignedSource<<4413480c7832c161838a9ab6bd1d0b9f>>
 * @relayHash da8deda98384d91ca9b2bde9d0c6a823
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c886bed708c5bd3ae6bdfd75fbed5b864ae25f05e02d9089f49e111b4a7e045d

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveNoticesSubscription$variables = Record<PropertyKey, never>;
export type useLiveNoticesSubscription$data = {
  readonly noticesUpdated: {
    readonly viewer: {
      readonly id: string;
      readonly unreadNotices: number;
    };
  };
};
export type useLiveNoticesSubscription = {
  response: useLiveNoticesSubscription$data;
  variables: useLiveNoticesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "NoticesUpdate",
    "kind": "LinkedField",
    "name": "noticesUpdated",
    "plural": false,
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
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadNotices",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveNoticesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLiveNoticesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c886bed708c5bd3ae6bdfd75fbed5b864ae25f05e02d9089f49e111b4a7e045d",
    "metadata": {},
    "name": "useLiveNoticesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f20450345ad2e41b3aff85b013446eb0";

export default node;
