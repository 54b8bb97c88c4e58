/**
 * @generated SignedSource<<c28b697a7142b566646d527fce03daa3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdaptationOutcome_adaptation$data = {
  readonly advice: ReadonlyArray<{
    readonly code: string;
    readonly text: string;
  }>;
  readonly changes: ReadonlyArray<{
    readonly changeDescription: string;
    readonly id: string;
    readonly workoutId: string | null | undefined;
  }>;
  readonly proposals: ReadonlyArray<{
    readonly code: string;
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

(node as any).hash = "b1630bd51f90745f5b411ff32a57c072";

export default node;
