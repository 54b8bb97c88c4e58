/**
 * @generated SignedSource<<63807d7bed38500bee1f2dc5c16112f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AdviceKind = "ARE_YOU_WELL" | "BLOCKED_STAYS" | "ILLNESS_CARE" | "OTHER" | "PLACED_IN_ILLNESS" | "RACE_AFTER_FEVER" | "SEE_A_DOCTOR" | "SLOW_DOWN" | "TELL_WELL" | "TIME_ZONES" | "TRAVEL_ALTERNATIVES" | "TWO_RED_WEEKS" | "%future added value";
export type ProposalKind = "EASIER_ZONES" | "INJURY_AREA" | "LOWER_WEEKLY_HOURS" | "OTHER" | "OTHER_TIMES" | "RACE_PRIORITY" | "REALIGN" | "REPLAN" | "STEP_BACK_DONE" | "THRESHOLD_TEST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdaptationOutcome_adaptation$data = {
  readonly advice: ReadonlyArray<{
    readonly kind: AdviceKind;
    readonly text: string;
  }>;
  readonly changes: ReadonlyArray<{
    readonly changeDescription: string;
    readonly changeId: string;
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
  readonly " $fragmentType": "AdaptationOutcome_adaptation";
};
export type AdaptationOutcome_adaptation$key = {
  readonly " $data"?: AdaptationOutcome_adaptation$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdaptationOutcome_adaptation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AdaptationOutcome_adaptation"
};

(node as any).hash = "03d6a54b4a72ecbd3f198bc7356a9f15";

export default node;
