/**
 * @generated SignedSource<<36e1ac7212161d22ffac4547eceae3c9>>
 * @relayHash e249d71643adbfe1ccf0f119fa499e9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab684382f3c363280e6748be3684e732c8035a47a849f261e86f04b41a0a0a33

import type { ConcreteRequest } from 'relay-runtime';
export type WorkoutStatus = "COMPLETED" | "PARTIALLY_COMPLETED" | "SCHEDULED" | "SKIPPED" | "%future added value";
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
export type HistoryChangesQuery$variables = {
  id: string;
};
export type HistoryChangesQuery$data = {
  readonly node: {
    readonly revision: {
      readonly workoutChanges: ReadonlyArray<{
        readonly after: {
          readonly workoutType: WorkoutType;
        } | null | undefined;
        readonly before: {
          readonly status: WorkoutStatus;
          readonly workoutType: WorkoutType;
        } | null | undefined;
        readonly description: string;
        readonly workoutId: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type HistoryChangesQuery = {
  response: HistoryChangesQuery$data;
  variables: HistoryChangesQuery$variables;
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
  "name": "workoutType",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkoutChange",
      "kind": "LinkedField",
      "name": "workoutChanges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workoutId",
          "storageKey": null
        },
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
          "concreteType": "SessionSnapshot",
          "kind": "LinkedField",
          "name": "before",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SessionSnapshot",
          "kind": "LinkedField",
          "name": "after",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Revision",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "HistoryChangesQuery",
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
            "fragment": (v3/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "revision"
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
    "name": "HistoryChangesQuery",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ab684382f3c363280e6748be3684e732c8035a47a849f261e86f04b41a0a0a33",
    "metadata": {},
    "name": "HistoryChangesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6f2f55648205eefc6ba6f58f3542b224";

export default node;
