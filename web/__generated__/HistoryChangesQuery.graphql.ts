/**
 * @generated SignedSource<<7a296d215ba0aa00a7982ee15cbd3bd6>>
 * @relayHash 97611ff2b8fe2d6160047936e7e75955
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 672d4099c9bd1a109fff402d3b78892b444b360a7bae2833a8babf7dcc43ab5b

import type { ConcreteRequest } from 'relay-runtime';
export type WorkoutStatus = "COMPLETED" | "PARTIALLY_COMPLETED" | "SCHEDULED" | "SKIPPED" | "%future added value";
export type HistoryChangesQuery$variables = {
  id: string;
};
export type HistoryChangesQuery$data = {
  readonly node: {
    readonly revision: {
      readonly workoutChanges: ReadonlyArray<{
        readonly before: {
          readonly status: WorkoutStatus;
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
            }
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
            "fragment": (v2/*:: as any*/),
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
      }
    ]
  },
  "params": {
    "id": "672d4099c9bd1a109fff402d3b78892b444b360a7bae2833a8babf7dcc43ab5b",
    "metadata": {},
    "name": "HistoryChangesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ba3e2ae863cec32fb9c4dac00536a08b";

export default node;
