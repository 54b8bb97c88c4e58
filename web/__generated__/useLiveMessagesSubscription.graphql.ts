/**
 * @generated SignedSource<<8eaa25392a15b987b168d11c55fa7a0a>>
 * @relayHash 87c0488318c2d39c67cfdebb47c6d2b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19a0492e38ff0f3317bdc8328c92c940619dde2e7dbc00d9fbe6e471436a09a7

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveMessagesSubscription$variables = Record<PropertyKey, never>;
export type useLiveMessagesSubscription$data = {
  readonly messagesUpdated: {
    readonly viewer: {
      readonly id: string;
      readonly unreadMessages: number;
    };
  };
};
export type useLiveMessagesSubscription = {
  response: useLiveMessagesSubscription$data;
  variables: useLiveMessagesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MessagesUpdate",
    "kind": "LinkedField",
    "name": "messagesUpdated",
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
            "name": "unreadMessages",
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
    "name": "useLiveMessagesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLiveMessagesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "19a0492e38ff0f3317bdc8328c92c940619dde2e7dbc00d9fbe6e471436a09a7",
    "metadata": {},
    "name": "useLiveMessagesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "495894e88738b97cabe4fda308f04245";

export default node;
