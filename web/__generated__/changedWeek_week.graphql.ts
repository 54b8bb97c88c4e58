/**
 * @generated SignedSource<<033fd3d23e085d50271e882855e42b9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type LimitRule = "AGE_CAP" | "AVAILABLE_HOURS" | "BLOCKED_DATE" | "DAY_CAP" | "HARD_AFTER_LONG_RUN" | "HARD_DAYS" | "HARD_DAYS_APART" | "INJURY" | "LONG_DAY" | "LONG_RUN_GROWTH" | "PRINCIPLE" | "RACE_NEAR" | "REST_DAYS" | "SESSIONS_A_DAY" | "SHORT_DATE" | "STRENGTH_EVE" | "STRENGTH_SHARE" | "UNAVAILABLE_DAY" | "WEEK_MINUTES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type changedWeek_week$data = {
  readonly proof: ReadonlyArray<{
    readonly brokenBy: {
      readonly id: string;
    } | null | undefined;
    readonly code: LimitRule | null | undefined;
    readonly constraint: string;
    readonly excess: number;
    readonly value: string;
  }>;
  readonly " $fragmentType": "changedWeek_week";
};
export type changedWeek_week$key = {
  readonly " $data"?: changedWeek_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"changedWeek_week">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "changedWeek_week"
};

(node as any).hash = "90463b3c0fa38ffbab005286577a116b";

export default node;
