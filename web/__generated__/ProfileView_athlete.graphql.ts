/**
 * @generated SignedSource<<2eb2096c299ef563e9e90766b0b8703a>>
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
export type ProfileView_athlete$data = {
  readonly age: number | null | undefined;
  readonly assessments: ReadonlyArray<{
    readonly createdAt: string;
    readonly currentFitnessLevel: FitnessLevel;
    readonly experienceLevel: ExperienceLevel;
    readonly id: string;
    readonly notes: string | null | undefined;
    readonly sport: Sport;
    readonly weeklyVolume: string;
  }>;
  readonly firstName: string;
  readonly gender: Gender | null | undefined;
  readonly id: string;
  readonly injuries: ReadonlyArray<{
    readonly affectedArea: string;
    readonly dateOccurred: string | null | undefined;
    readonly id: string;
    readonly injuryType: string;
    readonly isRecovered: boolean;
    readonly notes: string | null | undefined;
  }>;
  readonly lastName: string;
  readonly preferences: {
    readonly blackoutDates: ReadonlyArray<{
      readonly from: string;
      readonly label: string | null | undefined;
      readonly mostMinutes: number | null | undefined;
      readonly to: string;
    }>;
    readonly constraints: ReadonlyArray<{
      readonly note: string | null | undefined;
      readonly text: string;
      readonly understood: string | null | undefined;
    }>;
    readonly longWorkoutDays: ReadonlyArray<Weekday>;
    readonly maxMinutesByDay: ReadonlyArray<{
      readonly day: Weekday;
      readonly minutes: number;
    }>;
    readonly preferredWorkoutTimes: WorkoutTime;
    readonly schedulingConstraints: string | null | undefined;
    readonly unavailableDays: ReadonlyArray<Weekday>;
    readonly weeklyHoursAvailable: number;
  } | null | undefined;
  readonly scheduleRevision: number;
  readonly testedSports: ReadonlyArray<Sport>;
  readonly thresholds: {
    readonly css: number | null | undefined;
    readonly ftp: number | null | undefined;
    readonly lthr: number | null | undefined;
    readonly runThresholdSpeed: number | null | undefined;
  };
  readonly today: string;
  readonly " $fragmentSpreads": FragmentRefs<"RecurringPreferences_athlete" | "ThresholdHistory_athlete" | "ThresholdProposals_athlete">;
  readonly " $fragmentType": "ProfileView_athlete";
};
export type ProfileView_athlete$key = {
  readonly " $data"?: ProfileView_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileView_athlete">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "notes",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileView_athlete",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
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
      "kind": "ScalarField",
      "name": "scheduleRevision",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecurringPreferences_athlete"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FitnessAssessment",
      "kind": "LinkedField",
      "name": "assessments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
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
              "name": "label",
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
          "kind": "ScalarField",
          "name": "schedulingConstraints",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReadConstraint",
          "kind": "LinkedField",
          "name": "constraints",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "understood",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "note",
              "storageKey": null
            }
          ],
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
      "concreteType": "Injury",
      "kind": "LinkedField",
      "name": "injuries",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Thresholds",
      "kind": "LinkedField",
      "name": "thresholds",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ftp",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "runThresholdSpeed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "css",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lthr",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "testedSports",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ThresholdProposals_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ThresholdHistory_athlete"
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};
})();

(node as any).hash = "0a4a3079aaa79833a8b4090064310535";

export default node;
