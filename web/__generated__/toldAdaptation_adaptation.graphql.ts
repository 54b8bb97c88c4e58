/**
 * @generated SignedSource<<a5c6180bc2a508e70ebfa58cedda487c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AdviceKind = "ARE_YOU_WELL" | "BLOCKED_STAYS" | "ILLNESS_CARE" | "OTHER" | "PLACED_IN_ILLNESS" | "RACE_AFTER_FEVER" | "SEE_A_DOCTOR" | "SLOW_DOWN" | "TIME_ZONES" | "TRAVEL_ALTERNATIVES" | "TWO_RED_WEEKS" | "%future added value";
export type ChangeOp = "ADD" | "EASE" | "MOVE" | "REMOVE" | "REPLACE" | "RESIZE" | "SWAP" | "%future added value";
export type ProposalKind = "EASIER_ZONES" | "INJURY_AREA" | "LOWER_WEEKLY_HOURS" | "OTHER" | "OTHER_TIMES" | "RACE_PRIORITY" | "REALIGN" | "REPLAN" | "STEP_BACK_DONE" | "THRESHOLD_TEST" | "%future added value";
export type ReasonKind = "ADDED" | "AFTER_RACE" | "BLOCKED_DATE" | "BREAK" | "BREAK_STANDING" | "BUSY_WEEK" | "CHECK_IN_ANEW" | "COACH_LIGHTER" | "COMPLEMENTARY_SPORT" | "DAY_WITH_ROOM" | "DEADLINES" | "EDITED" | "EFFORT_AGAIN" | "EFFORT_CUT_SHORT" | "EFFORT_HIGH" | "EFFORT_REPEATED" | "EFFORT_STANDING" | "HARD_SPACING" | "HRV_ANEW" | "HRV_LOW" | "HRV_REST" | "ILLNESS" | "ILLNESS_OVER" | "ILLNESS_RETURN" | "ILLNESS_STANDING" | "ILLNESS_VOLUME" | "INJURY_CARE" | "INJURY_OVER" | "INJURY_RULE" | "INJURY_STANDING" | "INJURY_SUBSTITUTION" | "KEPT" | "LENGTH_AGE_CAP" | "LENGTH_BELOW_LONG" | "LENGTH_DAY_CAP" | "LENGTH_EASIER_WEEK" | "LENGTH_INJURY_CAP" | "LENGTH_LONG_SHARE" | "LENGTH_ORDINARY_CAP" | "LENGTH_PRINCIPLE_CAP" | "LENGTH_RACE_NEAR" | "LENGTH_RACE_TYPE_CAP" | "LENGTH_RECOVERY_CAP" | "LENGTH_SHARE" | "LENGTH_STEP_BACK" | "LIBRARY" | "LIMIT_AGE" | "LIMIT_DAY_CAP" | "LIMIT_HARD_DAYS" | "LIMIT_INJURY" | "LIMIT_LOAD" | "LIMIT_LONG_DAY" | "LIMIT_LONG_RUN" | "LIMIT_PRINCIPLE" | "LIMIT_RACE" | "LIMIT_REST_DAYS" | "LIMIT_SESSIONS" | "LIMIT_STRENGTH" | "LIMIT_UNAVAILABLE" | "LONG_DAY" | "LONG_DAY_BLOCKED" | "LONG_DAY_CHOSEN" | "LONG_RUN_GROWTH" | "MISSED_KEY" | "MISSED_KEY_STANDING" | "MORE_THAN_PLANNED" | "MOVED" | "OTHER" | "PHASE_BRICK" | "PHASE_EASY" | "PHASE_KEY" | "PHASE_LONG" | "PHASE_OPENER" | "PHASE_RACE" | "PHASE_RECOVERY" | "PHASE_STEADY" | "PHASE_STRENGTH" | "PRINCIPLE" | "RACE_DAY" | "RACE_NEAR" | "RACE_PACE" | "RAMP" | "RAMP_RUN" | "RAMP_STANDING" | "READINESS_AMBER" | "READINESS_GREEN" | "READINESS_ORANGE" | "READINESS_RED" | "READINESS_REST_DAY" | "READINESS_STANDING" | "REALIGNED" | "REQUEST" | "RUNG_DOWN" | "RUNG_RAISED" | "RUNG_UP" | "SAME_DAY_AS_LAST_WEEK" | "SHORT_DATE" | "SKIPPED_INJURY" | "STANDING" | "STEP_BACK_WEEK" | "STRENGTH_DAY" | "TEST_WORTH_IT" | "THRESHOLD_TEST" | "TIME_ZONES" | "TIRED" | "TIRED_AGAIN" | "TIRED_STANDING" | "TRAVEL" | "TRAVEL_STANDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type toldAdaptation_adaptation$data = {
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
    readonly reasonKind: ReasonKind;
    readonly rungAfter: number | null | undefined;
    readonly rungBefore: number | null | undefined;
    readonly toDate: string | null | undefined;
    readonly workoutId: string | null | undefined;
  }>;
  readonly proposals: ReadonlyArray<{
    readonly kind: ProposalKind;
    readonly text: string;
  }>;
  readonly revision: {
    readonly id: string;
  } | null | undefined;
  readonly summary: string;
  readonly " $fragmentType": "toldAdaptation_adaptation";
};
export type toldAdaptation_adaptation$key = {
  readonly " $data"?: toldAdaptation_adaptation$data;
  readonly " $fragmentSpreads": FragmentRefs<"toldAdaptation_adaptation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "toldAdaptation_adaptation"
};

(node as any).hash = "882804d478a5f14bc6a08f2b42d042ef";

export default node;
