/**
 * @generated SignedSource<<7d8bfdfb4ab18ac32937c6b8c253b165>>
 * @relayHash 029dff4b0f6f8c7981990c8bb5ed44a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe5e00881e6c73bc596b69e93f6d64d82e498422f6d7eda1cb69926638efd1d2

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
  } | null | undefined;
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
    "id": "fe5e00881e6c73bc596b69e93f6d64d82e498422f6d7eda1cb69926638efd1d2",
    "metadata": {},
    "name": "InvitesRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ef8c5e38415615a4d973b1e501411c2";

export default node;
