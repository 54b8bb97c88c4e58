/**
 * @generated SignedSource<<76708e00b8c345972b7674ec39a1a3d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type adaptedSchedule_athlete$data = {
  readonly overview: {
    readonly missedLately: number;
    readonly " $fragmentSpreads": FragmentRefs<"MetricCards_overview" | "WeeklyReview_overview">;
  };
  readonly schedule: {
    readonly weeks: ReadonlyArray<{
      readonly weekEndDate: string;
      readonly weekStartDate: string;
      readonly " $fragmentSpreads": FragmentRefs<"ThisWeek_week">;
    }>;
  } | null | undefined;
  readonly scheduleRevision: number;
  readonly " $fragmentSpreads": FragmentRefs<"NextTwoWeeks_athlete">;
  readonly " $fragmentType": "adaptedSchedule_athlete";
};
export type adaptedSchedule_athlete$key = {
  readonly " $data"?: adaptedSchedule_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"adaptedSchedule_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "adaptedSchedule_athlete",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduleRevision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Schedule",
      "kind": "LinkedField",
      "name": "schedule",
      "plural": false,
      "selections": [
        {
          "kind": "RequiredField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "TrainingWeek",
            "kind": "LinkedField",
            "name": "weeks",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "weekStartDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "weekEndDate",
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ThisWeek_week"
              }
            ],
            "storageKey": null
          },
          "action": "THROW"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Overview",
        "kind": "LinkedField",
        "name": "overview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "missedLately",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MetricCards_overview"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WeeklyReview_overview"
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextTwoWeeks_athlete"
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "285a1321c9c380329191fba2020536da";

export default node;
