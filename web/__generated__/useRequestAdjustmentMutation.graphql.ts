/**
 * @generated SignedSource<<1c44cbdf7c2f00e34052fd00106be0c0>>
 * @relayHash ee63d65a0043b8774d02e0e07d534188
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a9422818f0342f5d76bdbc1835558a330cb02f32cea6483d01dab8065e2bd93

import type { ConcreteRequest } from 'relay-runtime';
export type AdjustmentScope = "ALL_FUTURE" | "THIS_WEEK" | "UNTIL_DATE" | "%future added value";
export type ChangeOp = "ADD" | "EASE" | "MOVE" | "REMOVE" | "REPLACE" | "RESIZE" | "SWAP" | "%future added value";
export type ReasonKind = "ADDED" | "AFTER_RACE" | "BLOCKED_DATE" | "BREAK" | "BREAK_STANDING" | "BUSY_WEEK" | "CHECK_IN_ANEW" | "COACH_LIGHTER" | "COMPLEMENTARY_SPORT" | "DAY_WITH_ROOM" | "DEADLINES" | "EDITED" | "EFFORT_AGAIN" | "EFFORT_HIGH" | "EFFORT_REPEATED" | "EFFORT_STANDING" | "HARD_SPACING" | "ILLNESS" | "ILLNESS_OVER" | "ILLNESS_RETURN" | "ILLNESS_STANDING" | "ILLNESS_VOLUME" | "INJURY_CARE" | "INJURY_RULE" | "INJURY_STANDING" | "INJURY_SUBSTITUTION" | "KEPT" | "LENGTH_BELOW_LONG" | "LENGTH_DAY_CAP" | "LENGTH_INJURY_CAP" | "LENGTH_LONG_SHARE" | "LENGTH_ORDINARY_CAP" | "LENGTH_PRINCIPLE_CAP" | "LENGTH_RACE_NEAR" | "LENGTH_RACE_TYPE_CAP" | "LENGTH_RECOVERY_CAP" | "LENGTH_SHARE" | "LENGTH_STEP_BACK" | "LIBRARY" | "LIMIT_DAY_CAP" | "LIMIT_HARD_DAYS" | "LIMIT_INJURY" | "LIMIT_LOAD" | "LIMIT_LONG_RUN" | "LIMIT_PRINCIPLE" | "LIMIT_RACE" | "LIMIT_REST_DAYS" | "LIMIT_SESSIONS" | "LIMIT_STRENGTH" | "LIMIT_UNAVAILABLE" | "LONG_DAY" | "LONG_DAY_BLOCKED" | "LONG_DAY_CHOSEN" | "LONG_RUN_GROWTH" | "MISSED_KEY" | "MISSED_KEY_STANDING" | "MORE_THAN_PLANNED" | "MOVED" | "OTHER" | "PHASE_BRICK" | "PHASE_EASY" | "PHASE_KEY" | "PHASE_LONG" | "PHASE_OPENER" | "PHASE_RACE" | "PHASE_RECOVERY" | "PHASE_STRENGTH" | "PRINCIPLE" | "RACE_DAY" | "RACE_NEAR" | "READINESS_AMBER" | "READINESS_GREEN" | "READINESS_ORANGE" | "READINESS_RED" | "READINESS_REST_DAY" | "READINESS_STANDING" | "REQUEST" | "SAME_DAY_AS_LAST_WEEK" | "SHORT_DATE" | "SKIPPED_INJURY" | "STANDING" | "STEP_BACK_WEEK" | "STRENGTH_DAY" | "TIME_ZONES" | "TIRED" | "TIRED_AGAIN" | "TIRED_STANDING" | "TRAVEL" | "TRAVEL_STANDING" | "%future added value";
export type RefusalKind = "ACTIVITY_EXISTS" | "ANSWER_NOT_KEPT" | "CHANGED_SINCE" | "COACHED_ALREADY" | "COMPLETED" | "CONFLICT" | "DAY_CAP" | "DONE_OR_PAST" | "EMAIL_NOT_VERIFIED" | "FIT_INVALID" | "FIT_IN_THE_FUTURE" | "FIT_NO_ACTIVITY" | "FORMAT_UNSUPPORTED" | "HARD_DAYS" | "HOURS_OF_THE_ATHLETE" | "IDEMPOTENCY_KEY_REUSED" | "INJURY" | "INVITE_CLOSED" | "IN_PROGRESS" | "LIMITS" | "LIMIT_REACHED" | "LOAD" | "LOCKED" | "LONG_RUN" | "MAILED_ENOUGH" | "NOTHING_TO_RESTORE" | "NOTHING_TO_UNDO" | "NOT_APPLIED" | "NOT_FOUND" | "NOT_MATCHED" | "NOT_ONBOARDED" | "NOT_RESTORED" | "NOT_UNDERSTOOD" | "NO_DURATION" | "NO_LANGUAGE_MODEL" | "NO_MAIL" | "NO_PASSWORD" | "NO_RACE_GOAL" | "NO_RULE" | "NO_SCHEDULE" | "NO_SEASON_PLAN" | "OTHER" | "OTHER_IDENTITY" | "OUTSIDE" | "OUTSIDE_SCHEDULE" | "OWN_INVITE" | "PAST" | "PAST_DAY" | "PLAN_CONFLICT" | "PREVIEW_EXPIRED" | "PRINCIPLE" | "RACE" | "RACE_AHEAD" | "RACE_DATE_PASSED" | "REGISTRATION_FAILED" | "RESET_LINK_ENDED" | "REST_DAYS" | "SESSIONS" | "SKIPPED" | "STALE_PREVIEW" | "STRENGTH" | "SUGGESTION_EXPIRED" | "SWITCHED_OFF" | "TOO_EARLY" | "TOO_FEW_RACES" | "TOO_MANY_INVITES" | "TOO_MANY_TOKENS" | "UNAVAILABLE" | "VALIDATION" | "WORKOUT_COMPLETED" | "%future added value";
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
    readonly __typename: "InvalidInput";
    readonly message: string;
  } | {
    readonly __typename: "NotPossible";
    readonly kind: RefusalKind;
    readonly message: string;
  } | {
    readonly __typename: "RequestAdjustmentPayload";
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
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
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
    "name": "requestAdjustment",
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
                    "name": "reasonKind",
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
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
        ],
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "type": "NotPossible",
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
    "name": "useRequestAdjustmentMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestAdjustmentMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0a9422818f0342f5d76bdbc1835558a330cb02f32cea6483d01dab8065e2bd93",
    "metadata": {},
    "name": "useRequestAdjustmentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5d58a5ec5aff190b06e30a5386c47cd7";

export default node;
