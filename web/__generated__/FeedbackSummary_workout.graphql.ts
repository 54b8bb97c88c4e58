/**
 * @generated SignedSource<<0009ed10169bd34276ff51383c5ba27a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompletionStatus = "COMPLETED" | "PARTIALLY_COMPLETED" | "SKIPPED" | "%future added value";
export type SkipReason = "FATIGUE" | "ILLNESS" | "INJURY" | "OTHER" | "WORK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FeedbackSummary_workout$data = {
  readonly feedback: {
    readonly actualDuration: number | null | undefined;
    readonly completionStatus: CompletionStatus;
    readonly feelingRating: number | null | undefined;
    readonly notes: string | null | undefined;
    readonly perceivedExertion: number | null | undefined;
    readonly reasonForSkip: SkipReason | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "FeedbackSummary_workout";
};
export type FeedbackSummary_workout$key = {
  readonly " $data"?: FeedbackSummary_workout$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackSummary_workout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedbackSummary_workout",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkoutFeedback",
      "kind": "LinkedField",
      "name": "feedback",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completionStatus",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actualDuration",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "perceivedExertion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "feelingRating",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reasonForSkip",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workout",
  "abstractKey": null
};

(node as any).hash = "5e9b0aac6ae54c78eb4ae54dc69a51d8";

export default node;
