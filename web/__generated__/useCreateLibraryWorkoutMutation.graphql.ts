/**
 * @generated SignedSource<<cc63c24329c8a1b51c35aedb47b0bd09>>
 * @relayHash 671482366748d7521b035082d406e2a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 856add2d3262db8c856002df7ad8305372ee033eb2b553bc9a70d6e702183357

import type { ConcreteRequest } from 'relay-runtime';
export type IntensityLevel = "EASY" | "HARD" | "MODERATE" | "OTHER" | "RACE" | "RACE_PACE" | "RECOVERY" | "REST" | "THRESHOLD" | "VO2MAX" | "%future added value";
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
export type CreateLibraryWorkoutInput = {
  description?: string | null | undefined;
  duration?: number | null | undefined;
  instructions: string;
  intensityLevel?: IntensityLevel | null | undefined;
  name: string;
  stepText?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  workoutType: WorkoutType;
};
export type useCreateLibraryWorkoutMutation$variables = {
  input: CreateLibraryWorkoutInput;
};
export type useCreateLibraryWorkoutMutation$data = {
  readonly createLibraryWorkout: {
    readonly __typename: "CreateLibraryWorkoutPayload";
    readonly libraryWorkout: {
      readonly id: string;
      readonly name: string;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: "NotPossible";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useCreateLibraryWorkoutMutation = {
  response: useCreateLibraryWorkoutMutation$data;
  variables: useCreateLibraryWorkoutMutation$variables;
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
  "name": "message",
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
    "name": "createLibraryWorkout",
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
        "type": "CreateLibraryWorkoutPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FieldError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
        ],
        "type": "NotPossible",
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
    "name": "useCreateLibraryWorkoutMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateLibraryWorkoutMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "856add2d3262db8c856002df7ad8305372ee033eb2b553bc9a70d6e702183357",
    "metadata": {},
    "name": "useCreateLibraryWorkoutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "52048e8cf80322ef2ef78c2490acddd1";

export default node;
