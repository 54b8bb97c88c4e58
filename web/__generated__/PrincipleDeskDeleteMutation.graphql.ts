/**
 * @generated SignedSource<<e1b4a945fff4e649a5ce5c82e6075f54>>
 * @relayHash 3c32cc8d8044651358fa2d7d3dc97a5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20e7ad7d6728ed999dabbb440aaff5a96343f8e7603565ef69b2f884f11bd551

import type { ConcreteRequest } from 'relay-runtime';
export type DeletePrincipleInput = {
  principleId: string;
};
export type PrincipleDeskDeleteMutation$variables = {
  input: DeletePrincipleInput;
};
export type PrincipleDeskDeleteMutation$data = {
  readonly deletePrinciple: {
    readonly deletedPrincipleId: string;
  } | null | undefined;
};
export type PrincipleDeskDeleteMutation = {
  response: PrincipleDeskDeleteMutation$data;
  variables: PrincipleDeskDeleteMutation$variables;
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
    "name": "PrincipleDeskDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PrincipleDeskDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "20e7ad7d6728ed999dabbb440aaff5a96343f8e7603565ef69b2f884f11bd551",
    "metadata": {},
    "name": "PrincipleDeskDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "00009f33f1f7cc373091be1b1403fbf7";

export default node;
