/**
 * @generated SignedSource<<8ddc248987d3d97250c1cba287bd59e1>>
 * @relayHash 8fd51d469333e8fe71e80cc2641262dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fef116262e9f006569944a2249edaa94a38615ce4463edb2c21f5d22dd7e7bb6

import type { ConcreteRequest } from 'relay-runtime';
export type SaveWorkoutToLibraryInput = {
  workoutId: string;
};
export type SaveToLibraryMutation$variables = {
  input: SaveWorkoutToLibraryInput;
};
export type SaveToLibraryMutation$data = {
  readonly saveWorkoutToLibrary: {
    readonly __typename: string;
    readonly libraryWorkout?: {
      readonly id: string;
      readonly name: string;
    };
    readonly message?: string;
  } | null | undefined;
};
export type SaveToLibraryMutation = {
  response: SaveToLibraryMutation$data;
  variables: SaveToLibraryMutation$variables;
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
    "name": "saveWorkoutToLibrary",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
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
        "type": "SaveWorkoutToLibraryPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "Refusal",
        "abstractKey": "__isRefusal"
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
    "name": "SaveToLibraryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SaveToLibraryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fef116262e9f006569944a2249edaa94a38615ce4463edb2c21f5d22dd7e7bb6",
    "metadata": {},
    "name": "SaveToLibraryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "35716134e1b4fa1e9f7e58eb08d659b4";

export default node;
