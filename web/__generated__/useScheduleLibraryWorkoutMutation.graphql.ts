/**
 * @generated SignedSource<<7fa3b71e6e1bddc0c5da6dc228245915>>
 * @relayHash 4ea9c42b74b369a01bc9be357a8dfc37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93036196d99d8b9fc54941f265e73acd079fbbf231bc39502eff758222abd9e4

import type { ConcreteRequest } from 'relay-runtime';
export type ScheduleLibraryWorkoutInput = {
  athleteIds?: ReadonlyArray<string> | null | undefined;
  libraryWorkoutId: string;
  scheduledDate: string;
};
export type useScheduleLibraryWorkoutMutation$variables = {
  input: ScheduleLibraryWorkoutInput;
};
export type useScheduleLibraryWorkoutMutation$data = {
  readonly scheduleLibraryWorkout: {
    readonly __typename: "InvalidInput";
    readonly message: string;
  } | {
    readonly __typename: "ScheduleLibraryWorkoutPayload";
    readonly outcomes: ReadonlyArray<{
      readonly athlete: {
        readonly firstName: string;
        readonly id: string;
        readonly lastName: string;
      } | null | undefined;
      readonly problem: string | null | undefined;
      readonly warnings: ReadonlyArray<string>;
      readonly workout: {
        readonly duration: number;
        readonly id: string;
        readonly scheduledDate: string;
      } | null | undefined;
    }>;
    readonly placementId: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useScheduleLibraryWorkoutMutation = {
  response: useScheduleLibraryWorkoutMutation$data;
  variables: useScheduleLibraryWorkoutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
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
    "name": "scheduleLibraryWorkout",
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
            "kind": "ScalarField",
            "name": "placementId",
            "storageKey": null
          },
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
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "firstName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lastName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Workout",
                "kind": "LinkedField",
                "name": "workout",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "scheduledDate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "duration",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "problem",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "warnings",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ScheduleLibraryWorkoutPayload",
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
        "type": "InvalidInput",
        "abstractKey": null
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
    "name": "useScheduleLibraryWorkoutMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useScheduleLibraryWorkoutMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "93036196d99d8b9fc54941f265e73acd079fbbf231bc39502eff758222abd9e4",
    "metadata": {},
    "name": "useScheduleLibraryWorkoutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a1e1c3dbe1c1db3a15e08bc9c049c12d";

export default node;
