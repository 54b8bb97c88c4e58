/**
 * @generated SignedSource<<82e42923b811d6d0b67dd932d9c2d5ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RaceType = "AQUABIKE" | "DUATHLON" | "GRAN_FONDO" | "HALF_IRONMAN" | "HALF_MARATHON" | "IRONMAN" | "MARATHON" | "OLYMPIC_TRI" | "OPEN_WATER" | "RACE_10K" | "RACE_5K" | "SPRINT_TRI" | "TIME_TRIAL" | "ULTRA_100K" | "ULTRA_50K" | "%future added value";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DashboardView_athlete$data = {
  readonly firstName: string;
  readonly id: string;
  readonly overview: {
    readonly missedLately: number;
    readonly " $fragmentSpreads": FragmentRefs<"ConsistencyRing_overview" | "MetricCards_overview" | "RaceCountdown_overview" | "WeeklyReview_overview">;
  };
  readonly raceGoal: {
    readonly raceType: RaceType;
  } | null | undefined;
  readonly schedule: {
    readonly weeks: ReadonlyArray<{
      readonly id: string;
      readonly weekEndDate: string;
      readonly weekStartDate: string;
      readonly " $fragmentSpreads": FragmentRefs<"ThisWeek_week">;
    }>;
  } | null | undefined;
  readonly scheduleRevision: number;
  readonly seasonPlan: {
    readonly id: string;
  } | null | undefined;
  readonly today: string;
  readonly trainingTimes: {
    readonly days: ReadonlyArray<{
      readonly day: Weekday;
      readonly startsAt: string | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AdjustmentChat_athlete" | "CheckInCard_athlete" | "NextTwoWeeks_athlete" | "RecurringPreferences_athlete" | "TestQuestion_athlete" | "ThisWeek_athlete" | "ThresholdNews_athlete">;
  readonly " $fragmentType": "DashboardView_athlete";
};
export type DashboardView_athlete$key = {
  readonly " $data"?: DashboardView_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardView_athlete">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardView_athlete",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
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
      "concreteType": "TrainingTimes",
      "kind": "LinkedField",
      "name": "trainingTimes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TrainingTime",
          "kind": "LinkedField",
          "name": "days",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "day",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startsAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
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
              (v0/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "RaceGoal",
      "kind": "LinkedField",
      "name": "raceGoal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "raceType",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SeasonPlan",
      "kind": "LinkedField",
      "name": "seasonPlan",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
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
            "name": "RaceCountdown_overview"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ConsistencyRing_overview"
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
      "name": "ThisWeek_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextTwoWeeks_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckInCard_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdjustmentChat_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecurringPreferences_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TestQuestion_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ThresholdNews_athlete"
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};
})();

(node as any).hash = "9d4f7097e50028da0ace6eafebcd8d5c";

export default node;
