/**
 * @generated SignedSource<<672de70fe523deb091d3263c1b22a309>>
 * @relayHash 3032ec525eec792953d1f4aaa382d909
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b576774ca0d12ec6d4aa3973690c94cf7432967b8a3de2aa08d500b478975772

import type { ConcreteRequest } from 'relay-runtime';
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
export type useSilentDaysAheadQuery$variables = Record<PropertyKey, never>;
export type useSilentDaysAheadQuery$data = {
  readonly viewer: {
    readonly athlete: {
      readonly id: string;
      readonly silentDays: {
        readonly from: string;
        readonly question: string;
        readonly workouts: ReadonlyArray<{
          readonly description: string;
          readonly duration: number;
          readonly id: string;
          readonly scheduledDate: string;
          readonly workoutType: WorkoutType;
        }>;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useSilentDaysAheadQuery = {
  response: useSilentDaysAheadQuery$data;
  variables: useSilentDaysAheadQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Athlete",
  "kind": "LinkedField",
  "name": "athlete",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SilentDays",
      "kind": "LinkedField",
      "name": "silentDays",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "question",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Workout",
          "kind": "LinkedField",
          "name": "workouts",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
              "name": "workoutType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "duration",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSilentDaysAheadQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSilentDaysAheadQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b576774ca0d12ec6d4aa3973690c94cf7432967b8a3de2aa08d500b478975772",
    "metadata": {},
    "name": "useSilentDaysAheadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "22677716b8ad9178003d2ae03243c215";

export default node;
