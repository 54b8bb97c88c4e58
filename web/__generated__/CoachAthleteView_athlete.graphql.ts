/**
 * @generated SignedSource<<2f4ceed0926f110af1e821d6ab822d9a>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AthleteGoals_athlete" | "AthleteGroups_athlete" | "CoachCheckIns_athlete" | "CoachNotes_athlete" | "LatestActivities_athlete" | "LatestCheckIn_athlete" | "NextTwoWeeks_athlete">;
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
      "name": "NextTwoWeeks_athlete"
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

(node as any).hash = "177245fa2126852b6bb02ffa6a65b431";

export default node;
