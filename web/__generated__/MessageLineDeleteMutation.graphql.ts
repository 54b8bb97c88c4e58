/**
 * @generated SignedSource<<f3fec662b512c19886c4d0d7b045bdcb>>
 * @relayHash b69001a25f896923aa6c75fb5978934b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4bccf6fe26909be29924dda9ea70ad917bcddba66c8446b8a70ba8fe50c81e30

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteMessageInput = {
  messageId: string;
};
export type MessageLineDeleteMutation$variables = {
  input: DeleteMessageInput;
};
export type MessageLineDeleteMutation$data = {
  readonly deleteMessage: {
    readonly threadMessage: {
      readonly id: string;
    };
  } | null | undefined;
};
export type MessageLineDeleteMutation = {
  response: MessageLineDeleteMutation$data;
  variables: MessageLineDeleteMutation$variables;
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
    "concreteType": "DeleteMessagePayload",
    "kind": "LinkedField",
    "name": "deleteMessage",
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
    "name": "MessageLineDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MessageLineDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4bccf6fe26909be29924dda9ea70ad917bcddba66c8446b8a70ba8fe50c81e30",
    "metadata": {},
    "name": "MessageLineDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bde8ee24e28327d1bb4b41bcab128b7b";

export default node;
