/**
 * @generated SignedSource<<add704958fc7be318c3991021a35dfaa>>
 * @relayHash 49a67eab143302840edf4897ce192499
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba71fdab71841a0a296d482459ac87216e53200184633977cfed4cbb435b23da

import type { ConcreteRequest } from 'relay-runtime';
export type AddPushSubscriptionInput = {
  auth: string;
  endpoint: string;
  greets?: boolean | null | undefined;
  p256dh: string;
};
export type useKeepPushMutation$variables = {
  input: AddPushSubscriptionInput;
};
export type useKeepPushMutation$data = {
  readonly addPushSubscription: {
    readonly __typename: string;
  } | null | undefined;
};
export type useKeepPushMutation = {
  response: useKeepPushMutation$data;
  variables: useKeepPushMutation$variables;
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
    "name": "useKeepPushMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useKeepPushMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ba71fdab71841a0a296d482459ac87216e53200184633977cfed4cbb435b23da",
    "metadata": {},
    "name": "useKeepPushMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7369cae6c448b0ba0d3e4ad0433c4a07";

export default node;
