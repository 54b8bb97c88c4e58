/**
 * @generated SignedSource<<c2095627e3c928f97bcf1904d1fb6c7f>>
 * @relayHash 3da257d11d2af806ec9faa586bc2c706
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71c4dceb07ce7d2f3de289e09e3be13755c59dc0dd5e923cf05af2562a7e9866

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RevokeCoachInviteInput = {
  inviteId: string;
};
export type InvitesRevokeMutation$variables = {
  input: RevokeCoachInviteInput;
};
export type InvitesRevokeMutation$data = {
  readonly revokeCoachInvite: {
    readonly coach: {
      readonly " $fragmentSpreads": FragmentRefs<"Invites_coach">;
    };
  };
};
export type InvitesRevokeMutation = {
  response: InvitesRevokeMutation$data;
  variables: InvitesRevokeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
    "name": "InvitesRevokeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RevokeCoachInvitePayload",
        "kind": "LinkedField",
        "name": "revokeCoachInvite",
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
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvitesRevokeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RevokeCoachInvitePayload",
        "kind": "LinkedField",
        "name": "revokeCoachInvite",
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
                "concreteType": "CoachInvite",
                "kind": "LinkedField",
                "name": "invites",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "71c4dceb07ce7d2f3de289e09e3be13755c59dc0dd5e923cf05af2562a7e9866",
    "metadata": {},
    "name": "InvitesRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ef8c5e38415615a4d973b1e501411c2";

export default node;
