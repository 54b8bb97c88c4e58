/**
 * @generated SignedSource<<d6384ab4b704d7dd423677d507203853>>
 * @relayHash 1677bc6f475d6160b9dd28ef9aac8feb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bee692061ca8a117ca7ce57ef4c750718a753db814e9184cdbdfec0415c31dc3

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly __typename: "InvalidInput";
    readonly message: string;
  } | {
    readonly __typename: "PreviewPrinciplePayload";
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
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "because",
  "storageKey": null
},
v2 = [
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
v3 = [
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
    "name": "previewPrinciple",
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
                  (v1/*:: as any*/)
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
                  (v1/*:: as any*/)
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
                        "selections": (v2/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SessionSnapshot",
                        "kind": "LinkedField",
                        "name": "after",
                        "plural": false,
                        "selections": (v2/*:: as any*/),
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
    "name": "usePrinciplePreviewMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePrinciplePreviewMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "bee692061ca8a117ca7ce57ef4c750718a753db814e9184cdbdfec0415c31dc3",
    "metadata": {},
    "name": "usePrinciplePreviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b9b62ccd3856ca381221e8da7842c1d7";

export default node;
