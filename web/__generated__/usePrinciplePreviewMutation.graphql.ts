/**
 * @generated SignedSource<<c96eb406220e8d84c24f95750d58de90>>
 * @relayHash 118f2a02a935c035f251b829843a6532
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 569809180d998088cf1e9d053d99f904f3afe2d4a14abd727adb6969959fdd78

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhaseType = "BASE" | "BUILD" | "PEAK" | "RACE" | "RACE_SPECIFIC" | "RECOVERY" | "TAPER" | "%future added value";
export type PrincipleState = "ADVICE_ONLY" | "COMPILED" | "REFUSED" | "%future added value";
export type PrincipleType = "PHASE_SPECIFIC" | "SCHEDULE_ADJUSTMENT" | "TRAINING_PHILOSOPHY" | "%future added value";
export type PreviewPrincipleInput = {
  athleteId?: string | null | undefined;
  context?: string | null | undefined;
  phaseType?: PhaseType | null | undefined;
  principle?: string | null | undefined;
  principleId?: string | null | undefined;
  type?: PrincipleType | null | undefined;
  workoutType?: string | null | undefined;
};
export type usePrinciplePreviewMutation$variables = {
  input: PreviewPrincipleInput;
};
export type usePrinciplePreviewMutation$data = {
  readonly previewPrinciple: {
    readonly payload: {
      readonly preview: {
        readonly affected: ReadonlyArray<{
          readonly athlete: {
            readonly firstName: string;
            readonly id: string;
            readonly lastName: string;
          } | null | undefined;
          readonly changes: ReadonlyArray<{
            readonly after: {
              readonly description: string;
              readonly duration: number;
              readonly scheduledDate: string;
            } | null | undefined;
            readonly before: {
              readonly description: string;
              readonly duration: number;
              readonly scheduledDate: string;
            } | null | undefined;
            readonly workoutId: string;
          }>;
          readonly notHeld: ReadonlyArray<string>;
          readonly problem: string | null | undefined;
        }>;
        readonly changedWorkouts: number;
        readonly compiled: {
          readonly because: string | null | undefined;
          readonly state: PrincipleState;
          readonly words: string | null | undefined;
        };
        readonly conflicts: ReadonlyArray<{
          readonly because: string;
          readonly principleId: string;
        }>;
        readonly summary: string;
      };
    } | null | undefined;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"useAct_refusal">;
    } | null | undefined;
  } | null | undefined;
};
export type usePrinciplePreviewMutation = {
  response: usePrinciplePreviewMutation$data;
  variables: usePrinciplePreviewMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "because",
  "storageKey": null
},
v3 = [
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
    "name": "description",
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
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PrinciplePreview",
      "kind": "LinkedField",
      "name": "preview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CompiledPrinciple",
          "kind": "LinkedField",
          "name": "compiled",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "words",
              "storageKey": null
            },
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PrincipleConflict",
          "kind": "LinkedField",
          "name": "conflicts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "principleId",
              "storageKey": null
            },
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "changedWorkouts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AthletePrinciplePreview",
          "kind": "LinkedField",
          "name": "affected",
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
              "concreteType": "PrincipleChange",
              "kind": "LinkedField",
              "name": "changes",
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
                  "concreteType": "SessionSnapshot",
                  "kind": "LinkedField",
                  "name": "before",
                  "plural": false,
                  "selections": (v3/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "SessionSnapshot",
                  "kind": "LinkedField",
                  "name": "after",
                  "plural": false,
                  "selections": (v3/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "notHeld",
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
  "type": "PreviewPrinciplePayload",
  "abstractKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
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
        (v7/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePrinciplePreviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "previewPrinciple",
        "plural": false,
        "selections": [
          {
            "fragment": (v4/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "payload"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "useAct_refusal",
                  "selections": [
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    (v7/*:: as any*/),
                    (v8/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Refusal",
              "abstractKey": "__isRefusal"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refusal"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePrinciplePreviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "previewPrinciple",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "type": "Refusal",
            "abstractKey": "__isRefusal"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "569809180d998088cf1e9d053d99f904f3afe2d4a14abd727adb6969959fdd78",
    "metadata": {},
    "name": "usePrinciplePreviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "66ec83bce4764093abc83ac42f657a4f";

export default node;
