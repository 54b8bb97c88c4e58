/**
 * @generated SignedSource<<9190fe56091942aec15b404f1e46cbe0>>
 * @relayHash 3e5e127d52574238b51c50b9266729fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3965ffb2a01ca0c6453dcf1772253df6b9f6347974d360919d5b9387e9ae17ef

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdjustmentScope = "ALL_FUTURE" | "THIS_WEEK" | "UNTIL_DATE" | "%future added value";
export type ChangeOp = "ADD" | "EASE" | "MOVE" | "REMOVE" | "REPLACE" | "RESIZE" | "SWAP" | "%future added value";
export type ReasonKind = "ADDED" | "AFTER_RACE" | "BLOCKED_DATE" | "BREAK" | "BREAK_STANDING" | "BUSY_WEEK" | "CHECK_IN_ANEW" | "COACH_LIGHTER" | "COMPLEMENTARY_SPORT" | "DAY_WITH_ROOM" | "DEADLINES" | "EDITED" | "EFFORT_AGAIN" | "EFFORT_CUT_SHORT" | "EFFORT_HIGH" | "EFFORT_REPEATED" | "EFFORT_STANDING" | "HARD_SPACING" | "HRV_ANEW" | "HRV_LOW" | "HRV_REST" | "ILLNESS" | "ILLNESS_OVER" | "ILLNESS_RETURN" | "ILLNESS_STANDING" | "ILLNESS_VOLUME" | "INJURY_CARE" | "INJURY_OVER" | "INJURY_RULE" | "INJURY_STANDING" | "INJURY_SUBSTITUTION" | "KEPT" | "LENGTH_AGE_CAP" | "LENGTH_BELOW_LONG" | "LENGTH_DAY_CAP" | "LENGTH_EASIER_WEEK" | "LENGTH_INJURY_CAP" | "LENGTH_LONG_SHARE" | "LENGTH_ORDINARY_CAP" | "LENGTH_PRINCIPLE_CAP" | "LENGTH_RACE_NEAR" | "LENGTH_RACE_TYPE_CAP" | "LENGTH_RECOVERY_CAP" | "LENGTH_SHARE" | "LENGTH_STEP_BACK" | "LIBRARY" | "LIMIT_AGE" | "LIMIT_DAY_CAP" | "LIMIT_HARD_DAYS" | "LIMIT_INJURY" | "LIMIT_LOAD" | "LIMIT_LONG_DAY" | "LIMIT_LONG_RUN" | "LIMIT_PRINCIPLE" | "LIMIT_RACE" | "LIMIT_REST_DAYS" | "LIMIT_SESSIONS" | "LIMIT_STRENGTH" | "LIMIT_UNAVAILABLE" | "LONG_DAY" | "LONG_DAY_BLOCKED" | "LONG_DAY_CHOSEN" | "LONG_RUN_GROWTH" | "MISSED_KEY" | "MISSED_KEY_STANDING" | "MORE_THAN_PLANNED" | "MOVED" | "OTHER" | "PHASE_BRICK" | "PHASE_EASY" | "PHASE_KEY" | "PHASE_LONG" | "PHASE_OPENER" | "PHASE_RACE" | "PHASE_RECOVERY" | "PHASE_STEADY" | "PHASE_STRENGTH" | "PRINCIPLE" | "RACE_DAY" | "RACE_NEAR" | "RACE_PACE" | "RAMP" | "RAMP_RUN" | "RAMP_STANDING" | "READINESS_AMBER" | "READINESS_GREEN" | "READINESS_ORANGE" | "READINESS_RED" | "READINESS_REST_DAY" | "READINESS_STANDING" | "REALIGNED" | "REQUEST" | "RUNG_DOWN" | "RUNG_RAISED" | "RUNG_UP" | "SAME_DAY_AS_LAST_WEEK" | "SHORT_DATE" | "SKIPPED_INJURY" | "STANDING" | "STEP_BACK_WEEK" | "STRENGTH_DAY" | "TEST_WORTH_IT" | "THRESHOLD_TEST" | "TIME_ZONES" | "TIRED" | "TIRED_AGAIN" | "TIRED_STANDING" | "TRAVEL" | "TRAVEL_STANDING" | "%future added value";
export type RequestAdjustmentInput = {
  conversationHistory?: ReadonlyArray<ConversationTurnInput> | null | undefined;
  request: string;
};
export type ConversationTurnInput = {
  content: string;
  role: string;
};
export type useRequestAdjustmentMutation$variables = {
  input: RequestAdjustmentInput;
};
export type useRequestAdjustmentMutation$data = {
  readonly requestAdjustment: {
    readonly payload: {
      readonly suggestion: {
        readonly changes: ReadonlyArray<{
          readonly changeDescription: string;
          readonly changeId: string;
          readonly durationAfter: number | null | undefined;
          readonly durationBefore: number | null | undefined;
          readonly fromDate: string | null | undefined;
          readonly intensityAfter: string | null | undefined;
          readonly intensityBefore: string | null | undefined;
          readonly op: ChangeOp;
          readonly reasonKind: ReasonKind;
          readonly rungAfter: number | null | undefined;
          readonly rungBefore: number | null | undefined;
          readonly toDate: string | null | undefined;
        }>;
        readonly explanation: string;
        readonly id: string;
        readonly modelMissed: boolean;
        readonly question: string | null | undefined;
        readonly reach: {
          readonly scope: AdjustmentScope;
          readonly untilDate: string | null | undefined;
        } | null | undefined;
        readonly understood: string;
        readonly voice: string;
      };
    } | null | undefined;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"useAct_refusal">;
    } | null | undefined;
  } | null | undefined;
};
export type useRequestAdjustmentMutation = {
  response: useRequestAdjustmentMutation$data;
  variables: useRequestAdjustmentMutation$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Suggestion",
      "kind": "LinkedField",
      "name": "suggestion",
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
          "name": "understood",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reasonKind",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "explanation",
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
          "concreteType": "AdjustmentReach",
          "kind": "LinkedField",
          "name": "reach",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "scope",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "untilDate",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "modelMissed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RequestAdjustmentPayload",
  "abstractKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
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
    "name": "useRequestAdjustmentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "requestAdjustment",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
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
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
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
    "name": "useRequestAdjustmentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "requestAdjustment",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
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
    "id": "3965ffb2a01ca0c6453dcf1772253df6b9f6347974d360919d5b9387e9ae17ef",
    "metadata": {},
    "name": "useRequestAdjustmentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "59e800e8485e238a716f48efdc07253d";

export default node;
