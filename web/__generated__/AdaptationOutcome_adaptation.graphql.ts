/**
 * @generated SignedSource<<4aa22c45d5697cb84df663f8878ac5e1>>
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
    readonly changeId: string;
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

(node as any).hash = "6eed5fc9c14c84639f58afd19d97c5fb";

export default node;
