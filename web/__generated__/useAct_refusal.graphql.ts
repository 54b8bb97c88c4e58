/**
 * @generated SignedSource<<b4e4d973b45f5063dc9a3118cbe8d4e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RefusalKind = "ACTIVITY_EXISTS" | "AGE" | "ANSWER_NOT_KEPT" | "ARCHIVE_INVALID" | "ARCHIVE_READING" | "CHANGED_SINCE" | "COACHED_ALREADY" | "COACHING_ENDED" | "COMPLETED" | "CONFLICT" | "DAY_CAP" | "DEVICE_AWAY" | "DEVICE_CONNECTED" | "DONE_OR_PAST" | "EMAIL_NOT_VERIFIED" | "FIT_INVALID" | "FIT_IN_THE_FUTURE" | "FIT_NO_ACTIVITY" | "FORMAT_UNSUPPORTED" | "GROUP_EXISTS" | "HARD_DAYS" | "HOURS_OF_THE_ATHLETE" | "IDEMPOTENCY_KEY_REUSED" | "INJURY" | "INVITE_CLOSED" | "IN_PROGRESS" | "LIMITS" | "LIMIT_REACHED" | "LOAD" | "LOCKED" | "LONG_RUN" | "MAILED_ENOUGH" | "MESSAGE_DELETED" | "NOTHING_ASKED" | "NOTHING_TO_COPY" | "NOTHING_TO_RESTORE" | "NOTHING_TO_UNDO" | "NOT_APPLIED" | "NOT_FOUND" | "NOT_MATCHED" | "NOT_ONBOARDED" | "NOT_RESTORED" | "NOT_UNDERSTOOD" | "NO_DURATION" | "NO_LANGUAGE_MODEL" | "NO_MAIL" | "NO_PASSWORD" | "NO_RACE_GOAL" | "NO_RULE" | "NO_SCHEDULE" | "NO_SEASON_PLAN" | "OTHER" | "OTHER_IDENTITY" | "OUTSIDE" | "OUTSIDE_SCHEDULE" | "OWN_INVITE" | "PAST" | "PAST_DAY" | "PLAN_CONFLICT" | "PREVIEW_EXPIRED" | "PRINCIPLE" | "PUSH_REFUSED" | "RACE" | "RACE_AHEAD" | "RACE_DATE_PASSED" | "REGISTRATION_FAILED" | "RESET_LINK_ENDED" | "REST_DAYS" | "SESSIONS" | "SKIPPED" | "STALE_PREVIEW" | "STRENGTH" | "SUGGESTION_EXPIRED" | "SWITCHED_OFF" | "TOO_EARLY" | "TOO_FEW_RACES" | "TOO_MANY_GROUPS" | "TOO_MANY_INVITES" | "TOO_MANY_TOKENS" | "TOO_MANY_VIEWS" | "UNAVAILABLE" | "VALIDATION" | "WEBHOOK_OFF" | "WORKOUT_COMPLETED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useAct_refusal$data = {
  readonly __typename: string;
  readonly errors?: ReadonlyArray<{
    readonly message: string;
    readonly path: string;
  }>;
  readonly kind: RefusalKind;
  readonly message: string;
  readonly " $fragmentType": "useAct_refusal";
};
export type useAct_refusal$key = {
  readonly " $data"?: useAct_refusal$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAct_refusal">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useAct_refusal"
};

(node as any).hash = "f74be76c725a1aba234c2922205ca410";

export default node;
