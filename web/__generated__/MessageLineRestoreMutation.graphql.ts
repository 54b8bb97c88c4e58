/**
 * @generated SignedSource<<e7151be9fbc253a8707a93c93b93b55c>>
 * @relayHash 3eb4312c4a3bbd8fcc76ba0467413046
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0affe782c51818d98a79fdd051fb2afef52b675574ad087547876d3b59208a77

import type { ConcreteRequest } from 'relay-runtime';
export type RestoreMessageInput = {
  messageId: string;
};
export type MessageLineRestoreMutation$variables = {
  input: RestoreMessageInput;
};
export type MessageLineRestoreMutation$data = {
  readonly restoreMessage: {
    readonly threadMessage: {
      readonly id: string;
    };
  } | null | undefined;
};
export type MessageLineRestoreMutation = {
  response: MessageLineRestoreMutation$data;
  variables: MessageLineRestoreMutation$variables;
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
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RestoreMessagePayload",
    "kind": "LinkedField",
    "name": "restoreMessage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Message",
        "kind": "LinkedField",
        "name": "threadMessage",
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MessageLineRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MessageLineRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0affe782c51818d98a79fdd051fb2afef52b675574ad087547876d3b59208a77",
    "metadata": {},
    "name": "MessageLineRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ae1b03abce3233ec1efa1510dadbd49e";

export default node;
