/**
 * @generated SignedSource<<32810c6dd7daf6b541c3e682f17b48cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AdviceKind = "ARE_YOU_WELL" | "BLOCKED_STAYS" | "ILLNESS_CARE" | "OTHER" | "PLACED_IN_ILLNESS" | "RACE_AFTER_FEVER" | "SEE_A_DOCTOR" | "SLOW_DOWN" | "TELL_WELL" | "TIME_ZONES" | "TRAVEL_ALTERNATIVES" | "TWO_RED_WEEKS" | "%future added value";
export type ChangeOp = "ADD" | "EASE" | "MOVE" | "REMOVE" | "REPLACE" | "RESIZE" | "SWAP" | "%future added value";
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
    readonly op: ChangeOp;
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

(node as any).hash = "fc258eb33dee72ce34e65ca8d96f3d4b";

export default node;
