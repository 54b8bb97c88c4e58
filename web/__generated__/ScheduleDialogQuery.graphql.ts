/**
 * @generated SignedSource<<8d937f8d80f80461d2edbf6b6036a11b>>
 * @relayHash af38bf5454af3a924a6f242680b28fea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2596a20ee3c4178846fd0c06ef85846304b38e927fc2f915013e9eec07fad2cd

import type { ConcreteRequest } from 'relay-runtime';
export type ScheduleDialogQuery$variables = Record<PropertyKey, never>;
export type ScheduleDialogQuery$data = {
  readonly viewer: {
    readonly athlete: {
      readonly id: string;
      readonly today: string;
    } | null | undefined;
    readonly coach: {
      readonly athletes: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly firstName: string;
            readonly id: string;
            readonly lastName: string;
          };
        }>;
      };
    } | null | undefined;
  } | null | undefined;
};
export type ScheduleDialogQuery = {
  response: ScheduleDialogQuery$data;
  variables: ScheduleDialogQuery$variables;
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
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    },
    {
      "kind": "Literal",
      "name": "sort",
      "value": "NAME"
    }
  ],
  "concreteType": "CoachedAthleteConnection",
  "kind": "LinkedField",
  "name": "athletes",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoachedAthleteEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Athlete",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "athletes(first:100,sort:\"NAME\")"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ScheduleDialogQuery",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Coach",
            "kind": "LinkedField",
            "name": "coach",
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ScheduleDialogQuery",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Coach",
            "kind": "LinkedField",
            "name": "coach",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2596a20ee3c4178846fd0c06ef85846304b38e927fc2f915013e9eec07fad2cd",
    "metadata": {},
    "name": "ScheduleDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9f237bc994de65413f1c7954fc1ddb3e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
