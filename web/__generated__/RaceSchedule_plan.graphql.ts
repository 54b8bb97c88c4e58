/**
 * @generated SignedSource<<e2b3cac82b9bd074f618766e2d551f32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Priority = "A" | "B" | "C" | "%future added value";
export type RaceType = "AQUABIKE" | "DUATHLON" | "GRAN_FONDO" | "HALF_IRONMAN" | "HALF_MARATHON" | "IRONMAN" | "MARATHON" | "OLYMPIC_TRI" | "OPEN_WATER" | "RACE_10K" | "RACE_5K" | "SPRINT_TRI" | "TIME_TRIAL" | "ULTRA_100K" | "ULTRA_50K" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaceSchedule_plan$data = {
  readonly races: ReadonlyArray<{
    readonly id: string;
    readonly location: string | null | undefined;
    readonly priority: Priority;
    readonly raceDate: string;
    readonly raceName: string;
    readonly raceType: RaceType;
    readonly " $fragmentSpreads": FragmentRefs<"RacePrediction_race" | "RaceResult_race" | "RaceWarnings_race">;
  }>;
  readonly " $fragmentType": "RaceSchedule_plan";
};
export type RaceSchedule_plan$key = {
  readonly " $data"?: RaceSchedule_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceSchedule_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RaceSchedule_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Race",
      "kind": "LinkedField",
      "name": "races",
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
          "name": "priority",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "RacePrediction_race"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RaceResult_race"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RaceWarnings_race"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SeasonPlan",
  "abstractKey": null
};

(node as any).hash = "be3341221e7298683699beae880abf02";

export default node;
