/**
 * @generated SignedSource<<77e13fcdd6fc21c931efb5f75fbf045c>>
 * @relayHash ba2d080d28fe38d1bb008ba5cfc57c84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fac246d5778ff9ddf7577bf1ad8909cd1e121e3642611ae18ffa11a9d73b97fa

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PastWorkoutQuery$variables = {
  id: string;
};
export type PastWorkoutQuery$data = {
  readonly node: {
    readonly workout: {
      readonly scheduledDate: string;
      readonly week: {
        readonly id: string;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"WorkoutDialog_workout">;
    } | null | undefined;
  } | null | undefined;
};
export type PastWorkoutQuery = {
  response: PastWorkoutQuery$data;
  variables: PastWorkoutQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scheduledDate",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "TrainingWeek",
  "kind": "LinkedField",
  "name": "week",
  "plural": false,
  "selections": [
    (v3/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PastWorkoutQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/),
                (v4/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "WorkoutDialog_workout"
                }
              ],
              "type": "Workout",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "workout"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PastWorkoutQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "workoutType",
                "storageKey": null
              }
            ],
            "type": "Workout",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fac246d5778ff9ddf7577bf1ad8909cd1e121e3642611ae18ffa11a9d73b97fa",
    "metadata": {},
    "name": "PastWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0ae1e997ce78a05fde208919f15df9c1";

export default node;
