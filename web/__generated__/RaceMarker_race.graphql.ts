/**
 * @generated SignedSource<<33c2ddaa9e0b445dce4344df42597b2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Priority = "A" | "B" | "C" | "%future added value";
export type RaceType = "AQUABIKE" | "DUATHLON" | "GRAN_FONDO" | "HALF_IRONMAN" | "HALF_MARATHON" | "IRONMAN" | "MARATHON" | "OLYMPIC_TRI" | "OPEN_WATER" | "RACE_10K" | "RACE_5K" | "SPRINT_TRI" | "TIME_TRIAL" | "ULTRA_100K" | "ULTRA_50K" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaceMarker_race$data = {
  readonly id: string;
  readonly location: string | null | undefined;
  readonly notes: string | null | undefined;
  readonly priority: Priority;
  readonly raceDate: string;
  readonly raceName: string;
  readonly raceType: RaceType;
  readonly " $fragmentType": "RaceMarker_race";
};
export type RaceMarker_race$key = {
  readonly " $data"?: RaceMarker_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceMarker_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RaceMarker_race",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "b15a1df704c5a7d5d0ff85ac2a8036f2";

export default node;
