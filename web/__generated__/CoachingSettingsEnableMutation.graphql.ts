/**
 * @generated SignedSource<<38ccef6bf63aa209e7d79090a099bf5c>>
 * @relayHash f7a47302fff34f6519f46d5d5db72f4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2551e54f91fc9d4662930709aa032071de7a0a09869b08425ea584f14c711c36

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
  } | null | undefined;
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
    "id": "2551e54f91fc9d4662930709aa032071de7a0a09869b08425ea584f14c711c36",
    "metadata": {},
    "name": "CoachingSettingsEnableMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4976147478ecfc65740e205306427657";

export default node;
