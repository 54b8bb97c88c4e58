/**
 * @generated SignedSource<<db78f0f72b2e62317a5b6c46c5e6b744>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "FEMALE" | "MALE" | "OTHER" | "%future added value";
export type ProgramType = "BENCHMARKING" | "CHALLENGE_30_30" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CoachAthleteView_athlete$data = {
  readonly age: number | null | undefined;
  readonly email: string;
  readonly firstName: string;
  readonly gender: Gender | null | undefined;
  readonly id: string;
  readonly lastName: string;
  readonly program: ProgramType;
  readonly today: string;
  readonly " $fragmentSpreads": FragmentRefs<"AthleteGoals_athlete" | "AthleteGroups_athlete" | "CoachCheckIns_athlete" | "CoachNotes_athlete" | "LatestActivities_athlete" | "LatestCheckIn_athlete">;
  readonly " $fragmentType": "CoachAthleteView_athlete";
};
export type CoachAthleteView_athlete$key = {
  readonly " $data"?: CoachAthleteView_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoachAthleteView_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoachAthleteView_athlete",
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
      "name": "email",
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
      "name": "program",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "LatestCheckIn_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CoachCheckIns_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LatestActivities_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AthleteGoals_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AthleteGroups_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CoachNotes_athlete"
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "e4a77eea3d62c114d3101be0792f16c2";

export default node;
