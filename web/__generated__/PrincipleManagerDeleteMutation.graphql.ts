/**
 * @generated SignedSource<<d2cd20a4ba5d07da57153ad62d2a9ceb>>
 * @relayHash b724cbe047e5e41bb2325526ff76ad3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fa98b173ed023853a5464676ea8de7e44b69aff95ed06b93352d470d882265a

import type { ConcreteRequest } from 'relay-runtime';
export type DeletePrincipleInput = {
  principleId: string;
};
export type PrincipleManagerDeleteMutation$variables = {
  input: DeletePrincipleInput;
};
export type PrincipleManagerDeleteMutation$data = {
  readonly deletePrinciple: {
    readonly deletedPrincipleId: string;
  } | null | undefined;
};
export type PrincipleManagerDeleteMutation = {
  response: PrincipleManagerDeleteMutation$data;
  variables: PrincipleManagerDeleteMutation$variables;
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
    "concreteType": "DeletePrinciplePayload",
    "kind": "LinkedField",
    "name": "deletePrinciple",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedPrincipleId",
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
    "name": "PrincipleManagerDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PrincipleManagerDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2fa98b173ed023853a5464676ea8de7e44b69aff95ed06b93352d470d882265a",
    "metadata": {},
    "name": "PrincipleManagerDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d906615017cb609904df1e29c424388d";

export default node;
