/**
 * @generated SignedSource<<1c378acc2bba895945d3832aa2a1b0b7>>
 * @relayHash a7dc81b5da04088a3f7b42f992d52bec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98e70f3f910396cef8a564a18dc5f9e4b32ad93a0777ee577b56fc300793e3c1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useInviteUpdatesSubscription$variables = Record<PropertyKey, never>;
export type useInviteUpdatesSubscription$data = {
  readonly coachUpdated: {
    readonly coach: {
      readonly " $fragmentSpreads": FragmentRefs<"Invites_coach">;
    };
  };
};
export type useInviteUpdatesSubscription = {
  response: useInviteUpdatesSubscription$data;
  variables: useInviteUpdatesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useInviteUpdatesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CoachUpdate",
        "kind": "LinkedField",
        "name": "coachUpdated",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Coach",
            "kind": "LinkedField",
            "name": "coach",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Invites_coach"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useInviteUpdatesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CoachUpdate",
        "kind": "LinkedField",
        "name": "coachUpdated",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Coach",
            "kind": "LinkedField",
            "name": "coach",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mailsInvites",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CoachInvite",
                "kind": "LinkedField",
                "name": "invites",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expiresAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "98e70f3f910396cef8a564a18dc5f9e4b32ad93a0777ee577b56fc300793e3c1",
    "metadata": {},
    "name": "useInviteUpdatesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "1f1d7aa60e499a777e01a0b2e271b48c";

export default node;
