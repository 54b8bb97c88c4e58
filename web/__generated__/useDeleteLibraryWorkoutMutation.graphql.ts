/**
 * @generated SignedSource<<de5efc474089985c5d31192780037d92>>
 * @relayHash b1de66eb29cf2fa055367b2863b8af7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea25a12171dd1d070690a943610c096df95bc6b2df31c4aad419ffc1c1458a87

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteLibraryWorkoutInput = {
  libraryWorkoutId: string;
};
export type useDeleteLibraryWorkoutMutation$variables = {
  input: DeleteLibraryWorkoutInput;
};
export type useDeleteLibraryWorkoutMutation$data = {
  readonly deleteLibraryWorkout: {
    readonly deletedLibraryWorkoutId: string;
  } | null | undefined;
};
export type useDeleteLibraryWorkoutMutation = {
  response: useDeleteLibraryWorkoutMutation$data;
  variables: useDeleteLibraryWorkoutMutation$variables;
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
    "concreteType": "DeleteLibraryWorkoutPayload",
    "kind": "LinkedField",
    "name": "deleteLibraryWorkout",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedLibraryWorkoutId",
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
    "name": "useDeleteLibraryWorkoutMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteLibraryWorkoutMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ea25a12171dd1d070690a943610c096df95bc6b2df31c4aad419ffc1c1458a87",
    "metadata": {},
    "name": "useDeleteLibraryWorkoutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ca2b4c2f3df2663e9a23ff7f81a8c103";

export default node;
