/**
 * @generated SignedSource<<0291d099cf48e12a13d4981e7f81fc26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExperienceLevel = "ADVANCED" | "BEGINNER" | "INTERMEDIATE" | "VETERAN" | "%future added value";
export type FitnessLevel = "HIGH" | "LOW" | "MODERATE" | "NONE" | "VERY_HIGH" | "%future added value";
export type RaceType = "AQUABIKE" | "DUATHLON" | "GRAN_FONDO" | "HALF_IRONMAN" | "HALF_MARATHON" | "IRONMAN" | "MARATHON" | "OLYMPIC_TRI" | "OPEN_WATER" | "RACE_10K" | "RACE_5K" | "SPRINT_TRI" | "TIME_TRIAL" | "ULTRA_100K" | "ULTRA_50K" | "%future added value";
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AthleteGoals_athlete$data = {
  readonly assessments: ReadonlyArray<{
    readonly currentFitnessLevel: FitnessLevel;
    readonly experienceLevel: ExperienceLevel;
    readonly id: string;
    readonly sport: Sport;
    readonly weeklyVolume: string;
  }>;
  readonly raceGoal: {
    readonly raceName: string | null | undefined;
    readonly raceType: RaceType;
    readonly targetDate: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "AthleteGoals_athlete";
};
export type AthleteGoals_athlete$key = {
  readonly " $data"?: AthleteGoals_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"AthleteGoals_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AthleteGoals_athlete",
  "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "raceName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "targetDate",
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
          "name": "id",
          "storageKey": null
        },
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
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "a3597db17ebddf75cf1d968bf1405eca";

export default node;
