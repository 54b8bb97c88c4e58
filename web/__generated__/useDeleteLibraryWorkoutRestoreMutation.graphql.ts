/**
 * @generated SignedSource<<8914906d53e28f921f2522be18a37751>>
 * @relayHash 9e382bb965b69e2287b07124ed265939
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d34de38c721b34f48e69205536efd1ec6bdd1692038489f9b57e2e5bb0cd945d

import type { ConcreteRequest } from 'relay-runtime';
export type RestoreLibraryWorkoutInput = {
  libraryWorkoutId: string;
};
export type useDeleteLibraryWorkoutRestoreMutation$variables = {
  input: RestoreLibraryWorkoutInput;
};
export type useDeleteLibraryWorkoutRestoreMutation$data = {
  readonly restoreLibraryWorkout: {
    readonly libraryWorkout: {
      readonly id: string;
      readonly name: string;
    };
  } | null | undefined;
};
export type useDeleteLibraryWorkoutRestoreMutation = {
  response: useDeleteLibraryWorkoutRestoreMutation$data;
  variables: useDeleteLibraryWorkoutRestoreMutation$variables;
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
    "concreteType": "RestoreLibraryWorkoutPayload",
    "kind": "LinkedField",
    "name": "restoreLibraryWorkout",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LibraryWorkout",
        "kind": "LinkedField",
        "name": "libraryWorkout",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
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
    "name": "useDeleteLibraryWorkoutRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteLibraryWorkoutRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d34de38c721b34f48e69205536efd1ec6bdd1692038489f9b57e2e5bb0cd945d",
    "metadata": {},
    "name": "useDeleteLibraryWorkoutRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7f3108c5256cdbfd88a673825847b852";

export default node;
