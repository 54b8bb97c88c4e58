/**
 * @generated SignedSource<<a03985752b972b411d3f47d5880d5475>>
 * @relayHash 302ef346c11dc0f3210060f471788a48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4a1adbe77827cbfa77248a904ce63122d6c71849e7e29837462320d4637c998

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdviceKind = "ARE_YOU_WELL" | "BLOCKED_STAYS" | "ILLNESS_CARE" | "OTHER" | "PLACED_IN_ILLNESS" | "RACE_AFTER_FEVER" | "SEE_A_DOCTOR" | "SLOW_DOWN" | "TIME_ZONES" | "TRAVEL_ALTERNATIVES" | "TWO_RED_WEEKS" | "%future added value";
export type ChangeOp = "ADD" | "EASE" | "MOVE" | "REMOVE" | "REPLACE" | "RESIZE" | "SWAP" | "%future added value";
export type Symptom = "BREATHLESS" | "CHEST_PAIN" | "COLD" | "COUGH" | "FEVER" | "PALPITATIONS" | "STOMACH" | "%future added value";
export type ReportIllnessInput = {
  from: string;
  mild: boolean;
  symptoms: ReadonlyArray<Symptom>;
  wellOn?: string | null | undefined;
};
export type useIllnessPreviewMutation$variables = {
  input: ReportIllnessInput;
};
export type useIllnessPreviewMutation$data = {
  readonly previewIllness: {
    readonly payload: {
      readonly adaptation: {
        readonly advice: ReadonlyArray<{
          readonly kind: AdviceKind;
          readonly text: string;
        }>;
        readonly changes: ReadonlyArray<{
          readonly changeDescription: string;
          readonly changeId: string;
          readonly durationAfter: number | null | undefined;
          readonly durationBefore: number | null | undefined;
          readonly fromDate: string | null | undefined;
          readonly intensityAfter: string | null | undefined;
          readonly intensityBefore: string | null | undefined;
          readonly op: ChangeOp;
          readonly rungAfter: number | null | undefined;
          readonly rungBefore: number | null | undefined;
          readonly toDate: string | null | undefined;
        }>;
        readonly summary: string;
      } | null | undefined;
    } | null | undefined;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"useAct_refusal">;
    } | null | undefined;
  } | null | undefined;
};
export type useIllnessPreviewMutation = {
  response: useIllnessPreviewMutation$data;
  variables: useIllnessPreviewMutation$variables;
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
  "name": "kind",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Adaptation",
      "kind": "LinkedField",
      "name": "adaptation",
      "plural": false,
      "selections": [
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
              "name": "op",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fromDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "toDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "durationBefore",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "durationAfter",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "intensityBefore",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "intensityAfter",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rungBefore",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rungAfter",
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
          "concreteType": "Advice",
          "kind": "LinkedField",
          "name": "advice",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PreviewIllnessPayload",
  "abstractKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = {
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
        (v5/*:: as any*/)
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
    "name": "useIllnessPreviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "previewIllness",
        "plural": false,
        "selections": [
          {
            "fragment": (v3/*:: as any*/),
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
                    (v4/*:: as any*/),
                    (v2/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/)
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
    "name": "useIllnessPreviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "previewIllness",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
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
    "id": "f4a1adbe77827cbfa77248a904ce63122d6c71849e7e29837462320d4637c998",
    "metadata": {},
    "name": "useIllnessPreviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e9a5616b1c7dcf9c4015c870f0c3aba4";

export default node;
