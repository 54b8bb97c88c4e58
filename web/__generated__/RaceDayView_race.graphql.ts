/**
 * @generated SignedSource<<f0bc367b0bdbac62c7bd60947334837b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RaceLegKind = "CHANGE" | "RIDE" | "RUN" | "SWIM" | "%future added value";
export type RaceType = "AQUABIKE" | "DUATHLON" | "GRAN_FONDO" | "HALF_IRONMAN" | "HALF_MARATHON" | "IRONMAN" | "MARATHON" | "OLYMPIC_TRI" | "OPEN_WATER" | "RACE_10K" | "RACE_5K" | "SPRINT_TRI" | "TIME_TRIAL" | "ULTRA_100K" | "ULTRA_50K" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaceDayView_race$data = {
  readonly athlete: {
    readonly firstName: string;
    readonly lastName: string;
  };
  readonly dayPlan: {
    readonly disclaimer: string;
    readonly legs: ReadonlyArray<{
      readonly kind: RaceLegKind;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"FuelCard_plan" | "HeatCard_plan" | "PacingCard_plan" | "RemindersCard_plan" | "TimeCard_plan" | "TroublesCard_plan">;
  } | null | undefined;
  readonly id: string;
  readonly location: string | null | undefined;
  readonly raceDate: string;
  readonly raceName: string;
  readonly raceType: RaceType;
  readonly " $fragmentSpreads": FragmentRefs<"GivenCard_race">;
  readonly " $fragmentType": "RaceDayView_race";
};
export type RaceDayView_race$key = {
  readonly " $data"?: RaceDayView_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceDayView_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RaceDayView_race",
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
      "name": "raceName",
      "storageKey": null
    },
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
      "name": "raceDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "location",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Athlete",
      "kind": "LinkedField",
      "name": "athlete",
      "plural": false,
      "selections": [
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceDayPlan",
      "kind": "LinkedField",
      "name": "dayPlan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "disclaimer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RaceDayLeg",
          "kind": "LinkedField",
          "name": "legs",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TimeCard_plan"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PacingCard_plan"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FuelCard_plan"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HeatCard_plan"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RemindersCard_plan"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TroublesCard_plan"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GivenCard_race"
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "f8d3daa37a24f828973b08daae31d4f6";

export default node;
