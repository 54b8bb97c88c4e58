/**
 * @generated SignedSource<<0017397991dc3fc2aedd12b8accd7b17>>
 * @relayHash c0643e1d7f1487436a74b64ec6e8f32c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 058d8c3bfa943ae8c28e02e94efda58f4866aef01810c1f1db80f8e9a2d142d2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoachingSettingsEnableMutation$variables = Record<PropertyKey, never>;
export type CoachingSettingsEnableMutation$data = {
  readonly enableCoaching: {
    readonly coach: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"Invites_coach">;
    };
    readonly user: {
      readonly id: string;
      readonly isCoach: boolean;
    };
  };
};
export type CoachingSettingsEnableMutation = {
  response: CoachingSettingsEnableMutation$data;
  variables: CoachingSettingsEnableMutation$variables;
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
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "user",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCoach",
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
    "name": "CoachingSettingsEnableMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EnableCoachingPayload",
        "kind": "LinkedField",
        "name": "enableCoaching",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Coach",
            "kind": "LinkedField",
            "name": "coach",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CoachingSettingsEnableMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EnableCoachingPayload",
        "kind": "LinkedField",
        "name": "enableCoaching",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Coach",
            "kind": "LinkedField",
            "name": "coach",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "058d8c3bfa943ae8c28e02e94efda58f4866aef01810c1f1db80f8e9a2d142d2",
    "metadata": {},
    "name": "CoachingSettingsEnableMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4976147478ecfc65740e205306427657";

export default node;
