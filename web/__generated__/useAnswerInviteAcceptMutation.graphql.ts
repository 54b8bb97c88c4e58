/**
 * @generated SignedSource<<1292558b3ce2fb0cc146c57d6b26db29>>
 * @relayHash 9b620a516cd3090298dfcf049cdc4138
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cf6697e25c5ff6c66b9a882bd5175c19a236161a31c63cc6c17a77aacba52a3

import type { ConcreteRequest } from 'relay-runtime';
export type AnswerCoachInviteInput = {
  token: string;
};
export type useAnswerInviteAcceptMutation$variables = {
  input: AnswerCoachInviteInput;
};
export type useAnswerInviteAcceptMutation$data = {
  readonly acceptCoachInvite: {
    readonly __typename: "InvalidInput";
    readonly message: string;
  } | {
    readonly __typename: "NotPossible";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useAnswerInviteAcceptMutation = {
  response: useAnswerInviteAcceptMutation$data;
  variables: useAnswerInviteAcceptMutation$variables;
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
    "name": "acceptCoachInvite",
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
    "name": "useAnswerInviteAcceptMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAnswerInviteAcceptMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6cf6697e25c5ff6c66b9a882bd5175c19a236161a31c63cc6c17a77aacba52a3",
    "metadata": {},
    "name": "useAnswerInviteAcceptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9bc99b0131fc5567ebf8c4c5ea7b67c6";

export default node;
