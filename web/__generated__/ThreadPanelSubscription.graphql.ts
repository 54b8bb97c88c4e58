/**
 * @generated SignedSource<<582337f16ec57ef36a653b150d37d938>>
 * @relayHash 1ad1592a226ec1c4cbb53f86aca6eea6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a050d6a7bf9fd8521193fd0dd919083ebda49004ac0219ba3e8dc1333130a30

import type { ConcreteRequest } from 'relay-runtime';
export type ThreadPanelSubscription$variables = {
  aboutId: string;
  athleteId: string;
  since?: number | null | undefined;
};
export type ThreadPanelSubscription$data = {
  readonly threadUpdated: {
    readonly version: number;
  };
};
export type ThreadPanelSubscription = {
  response: ThreadPanelSubscription$data;
  variables: ThreadPanelSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "aboutId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "athleteId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "since"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "aboutId",
        "variableName": "aboutId"
      },
      {
        "kind": "Variable",
        "name": "athleteId",
        "variableName": "athleteId"
      },
      {
        "kind": "Variable",
        "name": "since",
        "variableName": "since"
      }
    ],
    "concreteType": "ThreadUpdate",
    "kind": "LinkedField",
    "name": "threadUpdated",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ThreadPanelSubscription",
    "selections": (v3/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ThreadPanelSubscription",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "9a050d6a7bf9fd8521193fd0dd919083ebda49004ac0219ba3e8dc1333130a30",
    "metadata": {},
    "name": "ThreadPanelSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "90cf2cc2664f625185e719b149651b04";

export default node;
