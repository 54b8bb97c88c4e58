/**
 * @generated SignedSource<<72e6c2bf74b01c9e77bbe99e8dd0866c>>
 * @relayHash d910ba3a8e17d517248e789174abb2eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c6880c7ffe8f1197448992c7c73593410133908d865bc4f9c207ef75acd9dbf

import type { ConcreteRequest } from 'relay-runtime';
export type BatchWeek = "NEXT_WEEK" | "THIS_WEEK" | "%future added value";
export type PreviewBatchChangeInput = {
  athleteIds: ReadonlyArray<string>;
  percent: number;
  week: BatchWeek;
};
export type useLighterWeekPreviewMutation$variables = {
  input: PreviewBatchChangeInput;
};
export type useLighterWeekPreviewMutation$data = {
  readonly previewBatchChange: {
    readonly __typename: "BatchChangePayload";
    readonly batch: {
      readonly id: string;
      readonly previews: ReadonlyArray<{
        readonly athlete: {
          readonly firstName: string;
          readonly id: string;
          readonly lastName: string;
        } | null | undefined;
        readonly changes: ReadonlyArray<{
          readonly changeDescription: string;
          readonly changeId: string;
        }>;
        readonly easedFor: string | null | undefined;
        readonly kept: ReadonlyArray<string>;
        readonly minutesAfter: number;
        readonly minutesBefore: number;
        readonly problem: string | null | undefined;
      }>;
      readonly summary: string;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useLighterWeekPreviewMutation = {
  response: useLighterWeekPreviewMutation$data;
  variables: useLighterWeekPreviewMutation$variables;
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
    "name": "previewBatchChange",
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
            "concreteType": "BatchChange",
            "kind": "LinkedField",
            "name": "batch",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "summary",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BatchPreview",
                "kind": "LinkedField",
                "name": "previews",
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
                    "kind": "ScalarField",
                    "name": "minutesBefore",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "minutesAfter",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ScheduleChange",
                    "kind": "LinkedField",
                    "name": "changes",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "changeId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "changeDescription",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kept",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "easedFor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "problem",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "BatchChangePayload",
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
    "name": "useLighterWeekPreviewMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLighterWeekPreviewMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8c6880c7ffe8f1197448992c7c73593410133908d865bc4f9c207ef75acd9dbf",
    "metadata": {},
    "name": "useLighterWeekPreviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "14cd4c94f35164cd6cb500d9ccaebfc4";

export default node;
