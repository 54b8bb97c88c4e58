/**
 * @generated SignedSource<<e54e2e3ba65159ba9e7a9fe8a3bc8487>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompletionStatus = "COMPLETED" | "PARTIALLY_COMPLETED" | "SKIPPED" | "%future added value";
export type SkipReason = "FATIGUE" | "ILLNESS" | "INJURY" | "OTHER" | "WORK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FeedbackForm_workout$data = {
  readonly duration: number;
  readonly feedback: {
    readonly actualDuration: number | null | undefined;
    readonly completionStatus: CompletionStatus;
    readonly feelingRating: number | null | undefined;
    readonly notes: string | null | undefined;
    readonly perceivedExertion: number | null | undefined;
    readonly reasonForSkip: SkipReason | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "FeedbackForm_workout";
};
export type FeedbackForm_workout$key = {
  readonly " $data"?: FeedbackForm_workout$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackForm_workout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedbackForm_workout",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "duration",
      "storageKey": null
    },
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

(node as any).hash = "f61bc547fd044a9a72db3f635715cec1";

export default node;
