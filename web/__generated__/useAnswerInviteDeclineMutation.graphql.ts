/**
 * @generated SignedSource<<bcc1ca516a21195a51cff6b63eeb715e>>
 * @relayHash 57c357964b1d327acee7f3792c6e2e07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be6747355e14a476ccfd44a3d2fa5c4a15d7849cad3cc4861210185e68d5a25d

import type { ConcreteRequest } from 'relay-runtime';
export type AnswerCoachInviteInput = {
  token: string;
};
export type useAnswerInviteDeclineMutation$variables = {
  input: AnswerCoachInviteInput;
};
export type useAnswerInviteDeclineMutation$data = {
  readonly declineCoachInvite: {
    readonly __typename: "DeclineCoachInvitePayload";
    readonly coachFirstName: string;
  } | {
    readonly __typename: "InvalidInput";
    readonly message: string;
  } | {
    readonly __typename: "NotPossible";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useAnswerInviteDeclineMutation = {
  response: useAnswerInviteDeclineMutation$data;
  variables: useAnswerInviteDeclineMutation$variables;
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
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "declineCoachInvite",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "coachFirstName",
            "storageKey": null
          }
        ],
        "type": "DeclineCoachInvitePayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "NotPossible",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAnswerInviteDeclineMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAnswerInviteDeclineMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "be6747355e14a476ccfd44a3d2fa5c4a15d7849cad3cc4861210185e68d5a25d",
    "metadata": {},
    "name": "useAnswerInviteDeclineMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "38d2d8f21b99dcf96cce795b7196f9c1";

export default node;
