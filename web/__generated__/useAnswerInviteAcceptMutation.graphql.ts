/**
 * @generated SignedSource<<c849c618dacb2fd2a72e3154ddb579b8>>
 * @relayHash 391021b58ca0ba3dc67928ce1ac86d69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 373f0a7c8673fd1152497637f0abf133a953c9f8b7e3a2d1cef09986ee8a733d

import type { ConcreteRequest } from 'relay-runtime';
export type AnswerCoachInviteInput = {
  token: string;
};
export type useAnswerInviteAcceptMutation$variables = {
  input: AnswerCoachInviteInput;
};
export type useAnswerInviteAcceptMutation$data = {
  readonly acceptCoachInvite: {
    readonly __typename: "AcceptCoachInvitePayload";
    readonly coach: {
      readonly id: string;
    };
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
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "AcceptCoachInvitePayload",
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
    "id": "373f0a7c8673fd1152497637f0abf133a953c9f8b7e3a2d1cef09986ee8a733d",
    "metadata": {},
    "name": "useAnswerInviteAcceptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "70a30ae15c5ff323f054502f96113aca";

export default node;
