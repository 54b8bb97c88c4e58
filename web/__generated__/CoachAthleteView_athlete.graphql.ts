/**
 * @generated SignedSource<<239c9c76c83e88df77cca6dddd83b7b5>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AthleteActivities_athlete" | "AthleteGoals_athlete" | "CoachCheckIns_athlete" | "CoachNotes_athlete" | "LatestCheckIn_athlete">;
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
      "name": "AthleteActivities_athlete"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AthleteGoals_athlete"
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

(node as any).hash = "7795d1b08a5cd06677bf6792005d59b7";

export default node;
