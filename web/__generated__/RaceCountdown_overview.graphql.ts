/**
 * @generated SignedSource<<1da260a456b19f38152ecd156c67c8bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RaceType = "AQUABIKE" | "DUATHLON" | "GRAN_FONDO" | "HALF_IRONMAN" | "HALF_MARATHON" | "IRONMAN" | "MARATHON" | "OLYMPIC_TRI" | "OPEN_WATER" | "RACE_10K" | "RACE_5K" | "SPRINT_TRI" | "TIME_TRIAL" | "ULTRA_100K" | "ULTRA_50K" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaceCountdown_overview$data = {
  readonly nextRace: {
    readonly days: number;
    readonly race: {
      readonly id: string;
      readonly location: string | null | undefined;
      readonly raceDate: string;
      readonly raceName: string;
      readonly raceType: RaceType;
    };
    readonly weeks: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "RaceCountdown_overview";
};
export type RaceCountdown_overview$key = {
  readonly " $data"?: RaceCountdown_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceCountdown_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RaceCountdown_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceCountdown",
      "kind": "LinkedField",
      "name": "nextRace",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weeks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Race",
          "kind": "LinkedField",
          "name": "race",
          "plural": false,
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};

(node as any).hash = "c478f6c6b9f146b4c776c5396a652d28";

export default node;
