/**
 * @generated SignedSource<<c38c07cb5910f7e67b74deba28f7bddc>>
 * @relayHash 641ae489ed6565c9f41a8ac56a21fb9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe6333fd615b87d65bc6688d48ddae41a77c85a0107c69b67e51eea334eecfac

import type { ConcreteRequest } from 'relay-runtime';
export type AnswerCoachInviteInput = {
  token: string;
};
export type useAnswerInviteDeclineMutation$variables = {
  input: AnswerCoachInviteInput;
};
export type useAnswerInviteDeclineMutation$data = {
  readonly declineCoachInvite: {
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
    "id": "fe6333fd615b87d65bc6688d48ddae41a77c85a0107c69b67e51eea334eecfac",
    "metadata": {},
    "name": "useAnswerInviteDeclineMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "272bb48e0083fe2b478a482d3325531c";

export default node;
