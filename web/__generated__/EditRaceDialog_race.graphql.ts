/**
 * @generated SignedSource<<e6df91ca47e9ef7729d4ac25d25bf19d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Priority = "A" | "B" | "C" | "%future added value";
export type RaceType = "AQUABIKE" | "DUATHLON" | "GRAN_FONDO" | "HALF_IRONMAN" | "HALF_MARATHON" | "IRONMAN" | "MARATHON" | "OLYMPIC_TRI" | "OPEN_WATER" | "RACE_10K" | "RACE_5K" | "SPRINT_TRI" | "TIME_TRIAL" | "ULTRA_100K" | "ULTRA_50K" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditRaceDialog_race$data = {
  readonly goalTimeSec: number | null | undefined;
  readonly id: string;
  readonly location: string | null | undefined;
  readonly notes: string | null | undefined;
  readonly priority: Priority;
  readonly raceDate: string;
  readonly raceName: string;
  readonly raceType: RaceType;
  readonly " $fragmentType": "EditRaceDialog_race";
};
export type EditRaceDialog_race$key = {
  readonly " $data"?: EditRaceDialog_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditRaceDialog_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditRaceDialog_race",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goalTimeSec",
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "a6de06c40627d53c11c4e70662bbef6f";

export default node;
