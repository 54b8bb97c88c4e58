/**
 * @generated SignedSource<<a3507f79d39ca2fd68b23b639d269553>>
 * @relayHash 853862b695b561323d04a064e5cfd82c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5dc67a790e789e5d27fa7f6d151f6864d27e6ba59f86864be6765d9b5afc30c

import type { ConcreteRequest } from 'relay-runtime';
export type AddPushSubscriptionInput = {
  auth: string;
  endpoint: string;
  greets?: boolean | null | undefined;
  p256dh: string;
};
export type keepPushMutation$variables = {
  input: AddPushSubscriptionInput;
};
export type keepPushMutation$data = {
  readonly addPushSubscription: {
    readonly __typename: string;
  } | null | undefined;
};
export type keepPushMutation = {
  response: keepPushMutation$data;
  variables: keepPushMutation$variables;
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
    "concreteType": null,
    "kind": "LinkedField",
    "name": "addPushSubscription",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
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
    "name": "keepPushMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "keepPushMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f5dc67a790e789e5d27fa7f6d151f6864d27e6ba59f86864be6765d9b5afc30c",
    "metadata": {},
    "name": "keepPushMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "397ebe8da7bc725abde93ab87d9281c2";

export default node;
