/**
 * @generated SignedSource<<091e1e8991ce8515a26d2c48062e9dc3>>
 * @relayHash b5db99b4a9b2ed374e159cc2737c472c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f4a1db26654d89e953362370aba8788a13deda90dab4071cc83c99447683a6b

import type { ConcreteRequest } from 'relay-runtime';
export type UndoLibraryPlacementInput = {
  placementId: string;
};
export type useScheduleLibraryWorkoutUndoMutation$variables = {
  input: UndoLibraryPlacementInput;
};
export type useScheduleLibraryWorkoutUndoMutation$data = {
  readonly undoLibraryPlacement: {
    readonly outcomes: ReadonlyArray<{
      readonly athlete: {
        readonly firstName: string;
      } | null | undefined;
      readonly problem: string | null | undefined;
    }>;
  } | null | undefined;
};
export type useScheduleLibraryWorkoutUndoMutation = {
  response: useScheduleLibraryWorkoutUndoMutation$data;
  variables: useScheduleLibraryWorkoutUndoMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "problem",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useScheduleLibraryWorkoutUndoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UndoLibraryPlacementPayload",
        "kind": "LinkedField",
        "name": "undoLibraryPlacement",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PlacementOutcome",
            "kind": "LinkedField",
            "name": "outcomes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Athlete",
                "kind": "LinkedField",
                "name": "athlete",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useScheduleLibraryWorkoutUndoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UndoLibraryPlacementPayload",
        "kind": "LinkedField",
        "name": "undoLibraryPlacement",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PlacementOutcome",
            "kind": "LinkedField",
            "name": "outcomes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Athlete",
                "kind": "LinkedField",
                "name": "athlete",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6f4a1db26654d89e953362370aba8788a13deda90dab4071cc83c99447683a6b",
    "metadata": {},
    "name": "useScheduleLibraryWorkoutUndoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "23000065e840f1250734d2f2a50798e5";

export default node;
