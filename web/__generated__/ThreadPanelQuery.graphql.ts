/**
 * @generated SignedSource<<0c4ca8c65f7ced1d28d00c19ffe32d8a>>
 * @relayHash e0e4fd4fbf4bdcd1ce11aecc05c61ccc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b34bf61120143fd8575f68b833e550f5d3fea0df92c6ae4075265a44d082363f

import type { ConcreteRequest } from 'relay-runtime';
export type AuthorRole = "ATHLETE" | "COACH" | "%future added value";
export type ThreadPanelQuery$variables = {
  aboutId: string;
  athleteId: string;
  isWithCoach: boolean;
};
export type ThreadPanelQuery$data = {
  readonly athlete?: {
    readonly id: string;
    readonly thread: {
      readonly id: string;
      readonly messages: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly author: {
              readonly firstName: string | null | undefined;
              readonly isYou: boolean;
              readonly role: AuthorRole;
            };
            readonly editedAt: string | null | undefined;
            readonly id: string;
            readonly isDeleted: boolean;
            readonly reactions: ReadonlyArray<{
              readonly count: number;
              readonly emoji: string;
              readonly isYours: boolean;
            }>;
            readonly sentAt: string;
            readonly text: string | null | undefined;
          };
        }>;
      } | null | undefined;
      readonly unreadCount: number;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
  readonly node?: {
    readonly activity: {
      readonly owner: {
        readonly id: string;
      };
      readonly thread: {
        readonly id: string;
        readonly messages: {
          readonly edges: ReadonlyArray<{
            readonly node: {
              readonly author: {
                readonly firstName: string | null | undefined;
                readonly isYou: boolean;
                readonly role: AuthorRole;
              };
              readonly editedAt: string | null | undefined;
              readonly id: string;
              readonly isDeleted: boolean;
              readonly reactions: ReadonlyArray<{
                readonly count: number;
                readonly emoji: string;
                readonly isYours: boolean;
              }>;
              readonly sentAt: string;
              readonly text: string | null | undefined;
            };
          }>;
        } | null | undefined;
        readonly unreadCount: number;
        readonly version: number;
      } | null | undefined;
    } | null | undefined;
    readonly workout: {
      readonly athlete: {
        readonly id: string;
      } | null | undefined;
      readonly thread: {
        readonly id: string;
        readonly messages: {
          readonly edges: ReadonlyArray<{
            readonly node: {
              readonly author: {
                readonly firstName: string | null | undefined;
                readonly isYou: boolean;
                readonly role: AuthorRole;
              };
              readonly editedAt: string | null | undefined;
              readonly id: string;
              readonly isDeleted: boolean;
              readonly reactions: ReadonlyArray<{
                readonly count: number;
                readonly emoji: string;
                readonly isYours: boolean;
              }>;
              readonly sentAt: string;
              readonly text: string | null | undefined;
            };
          }>;
        } | null | undefined;
        readonly unreadCount: number;
        readonly version: number;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type ThreadPanelQuery = {
  response: ThreadPanelQuery$data;
  variables: ThreadPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "aboutId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "athleteId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isWithCoach"
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
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "version",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "unreadCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "last",
        "value": 50
      }
    ],
    "concreteType": "MessageConnection",
    "kind": "LinkedField",
    "name": "messages",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MessageEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Message",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isDeleted",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sentAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "editedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MessageAuthor",
                "kind": "LinkedField",
                "name": "author",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "role",
                    "storageKey": null
                  },
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
                    "name": "isYou",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MessageReactions",
                "kind": "LinkedField",
                "name": "reactions",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "emoji",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "count",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isYours",
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
      }
    ],
    "storageKey": "messages(last:50)"
  }
],
v3 = {
  "condition": "isWithCoach",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "athleteId"
        }
      ],
      "concreteType": "Athlete",
      "kind": "LinkedField",
      "name": "athlete",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "aboutId",
              "variableName": "aboutId"
            }
          ],
          "concreteType": "Thread",
          "kind": "LinkedField",
          "name": "thread",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "aboutId"
  }
],
v5 = [
  (v1/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Thread",
  "kind": "LinkedField",
  "name": "thread",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Athlete",
      "kind": "LinkedField",
      "name": "athlete",
      "plural": false,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    },
    (v6/*:: as any*/)
  ],
  "type": "Workout",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "owner",
      "args": null,
      "concreteType": "Athlete",
      "kind": "LinkedField",
      "name": "athlete",
      "plural": false,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    },
    (v6/*:: as any*/)
  ],
  "type": "Activity",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ThreadPanelQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "condition": "isWithCoach",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "fragment": (v7/*:: as any*/),
                "kind": "AliasedInlineFragmentSpread",
                "name": "workout"
              },
              {
                "fragment": (v8/*:: as any*/),
                "kind": "AliasedInlineFragmentSpread",
                "name": "activity"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ThreadPanelQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "condition": "isWithCoach",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
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
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "b34bf61120143fd8575f68b833e550f5d3fea0df92c6ae4075265a44d082363f",
    "metadata": {},
    "name": "ThreadPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fd2ea655eef745d185be7c74d6c917d1";

export default node;
