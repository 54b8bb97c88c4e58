/**
 * @generated SignedSource<<008101f807f80cf384c72dc6f188fb01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExperienceLevel = "ADVANCED" | "BEGINNER" | "INTERMEDIATE" | "VETERAN" | "%future added value";
export type FitnessLevel = "HIGH" | "LOW" | "MODERATE" | "NONE" | "VERY_HIGH" | "%future added value";
export type Gender = "FEMALE" | "MALE" | "OTHER" | "%future added value";
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
export type WorkoutTime = "AFTERNOON" | "EVENING" | "MIDDAY" | "MORNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WhatIf_athlete$data = {
  readonly age: number | null | undefined;
  readonly assessments: ReadonlyArray<{
    readonly currentFitnessLevel: FitnessLevel;
    readonly experienceLevel: ExperienceLevel;
    readonly sport: Sport;
    readonly weeklyVolume: string;
  }>;
  readonly gender: Gender | null | undefined;
  readonly injuries: ReadonlyArray<{
    readonly affectedArea: string;
    readonly dateOccurred: string | null | undefined;
    readonly injuryType: string;
    readonly isRecovered: boolean;
  }>;
  readonly preferences: {
    readonly blackoutDates: ReadonlyArray<{
      readonly from: string;
      readonly mostMinutes: number | null | undefined;
      readonly to: string;
    }>;
    readonly longWorkoutDays: ReadonlyArray<Weekday>;
    readonly maxMinutesByDay: ReadonlyArray<{
      readonly day: Weekday;
      readonly minutes: number;
    }>;
    readonly preferredWorkoutTimes: WorkoutTime;
    readonly unavailableDays: ReadonlyArray<Weekday>;
    readonly weeklyHoursAvailable: number;
  } | null | undefined;
  readonly today: string;
  readonly " $fragmentType": "WhatIf_athlete";
};
export type WhatIf_athlete$key = {
  readonly " $data"?: WhatIf_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatIf_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhatIf_athlete",
  "selections": [
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
      "name": "age",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gender",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TrainingPreferences",
      "kind": "LinkedField",
      "name": "preferences",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weeklyHoursAvailable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "longWorkoutDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unavailableDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BlackoutDate",
          "kind": "LinkedField",
          "name": "blackoutDates",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "to",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mostMinutes",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "preferredWorkoutTimes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DayCap",
          "kind": "LinkedField",
          "name": "maxMinutesByDay",
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
              "name": "minutes",
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
      "concreteType": "FitnessAssessment",
      "kind": "LinkedField",
      "name": "assessments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sport",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "experienceLevel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currentFitnessLevel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weeklyVolume",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Injury",
      "kind": "LinkedField",
      "name": "injuries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "injuryType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "affectedArea",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dateOccurred",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRecovered",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "325493699b00e5da3c5e7cc964aa55f0";

export default node;
