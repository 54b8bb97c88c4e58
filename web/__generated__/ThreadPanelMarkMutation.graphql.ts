/**
 * @generated SignedSource<<69b314f98a3bb51762c5f2abd987fce4>>
 * @relayHash b8eb961d0c15ffab50674c0d29687517
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 035d7b4923b49d399094b75311d7dd0c19d78ca51518e192a56a23e02aa2bb8e

import type { ConcreteRequest } from 'relay-runtime';
export type MarkMessageReadInput = {
  messageId: string;
};
export type ThreadPanelMarkMutation$variables = {
  input: MarkMessageReadInput;
};
export type ThreadPanelMarkMutation$data = {
  readonly markMessageRead: {
    readonly threadMessage: {
      readonly id: string;
    };
  } | null | undefined;
};
export type ThreadPanelMarkMutation = {
  response: ThreadPanelMarkMutation$data;
  variables: ThreadPanelMarkMutation$variables;
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
    "concreteType": "MarkMessageReadPayload",
    "kind": "LinkedField",
    "name": "markMessageRead",
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
    "name": "ThreadPanelMarkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ThreadPanelMarkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "035d7b4923b49d399094b75311d7dd0c19d78ca51518e192a56a23e02aa2bb8e",
    "metadata": {},
    "name": "ThreadPanelMarkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9a5159ada302d83d166413812f58dd05";

export default node;
