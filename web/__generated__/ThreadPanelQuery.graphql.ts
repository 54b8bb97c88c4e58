/**
 * @generated SignedSource<<ff41f3a5d21bc27760d308be0de794b7>>
 * @relayHash ecce5b00f1402d986bad6cc9a08ebb66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26309834be53a98f836736493230a5ec22599f7f47bc11dd251f1bf7a4580973

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
        readonly pageInfo: {
          readonly hasPreviousPage: boolean;
          readonly startCursor: string | null | undefined;
        };
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
          readonly pageInfo: {
            readonly hasPreviousPage: boolean;
            readonly startCursor: string | null | undefined;
          };
        } | null | undefined;
        readonly unreadCount: number;
        readonly version: number;
      } | null | undefined;
    } | null | undefined;
    readonly begun: {
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
        readonly pageInfo: {
          readonly hasPreviousPage: boolean;
          readonly startCursor: string | null | undefined;
        };
      } | null | undefined;
      readonly owner: {
        readonly id: string;
      };
      readonly unreadCount: number;
      readonly version: number;
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
          readonly pageInfo: {
            readonly hasPreviousPage: boolean;
            readonly startCursor: string | null | undefined;
          };
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadCount",
  "storageKey": null
},
v4 = {
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
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasPreviousPage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startCursor",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
},
v5 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v6 = {
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
          "selections": (v5/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v7 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "aboutId"
  }
],
v8 = [
  (v1/*:: as any*/)
],
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Thread",
  "kind": "LinkedField",
  "name": "thread",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v10 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Athlete",
      "kind": "LinkedField",
      "name": "athlete",
      "plural": false,
      "selections": (v8/*:: as any*/),
      "storageKey": null
    },
    (v9/*:: as any*/)
  ],
  "type": "Workout",
  "abstractKey": null
},
v11 = {
  "alias": "owner",
  "args": null,
  "concreteType": "Athlete",
  "kind": "LinkedField",
  "name": "athlete",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
},
v12 = {
  "kind": "InlineFragment",
  "selections": [
    (v11/*:: as any*/),
    (v9/*:: as any*/)
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
      (v6/*:: as any*/),
      {
        "condition": "isWithCoach",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "fragment": (v10/*:: as any*/),
                "kind": "AliasedInlineFragmentSpread",
                "name": "workout"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    (v11/*:: as any*/),
                    (v1/*:: as any*/),
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    (v4/*:: as any*/)
                  ],
                  "type": "Thread",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "begun"
              },
              {
                "fragment": (v12/*:: as any*/),
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
      (v6/*:: as any*/),
      {
        "condition": "isWithCoach",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
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
              (v1/*:: as any*/),
              (v10/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v11/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "type": "Thread",
                "abstractKey": null
              },
              (v12/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "26309834be53a98f836736493230a5ec22599f7f47bc11dd251f1bf7a4580973",
    "metadata": {},
    "name": "ThreadPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "85b9975271a39022afd140e09235f71a";

export default node;
