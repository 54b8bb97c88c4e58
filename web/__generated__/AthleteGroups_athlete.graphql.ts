/**
 * @generated SignedSource<<2848e9c79c5396ba29dfb70051973c19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AthleteGroups_athlete$data = {
  readonly coachGroups: ReadonlyArray<string>;
  readonly firstName: string;
  readonly id: string;
  readonly " $fragmentType": "AthleteGroups_athlete";
};
export type AthleteGroups_athlete$key = {
  readonly " $data"?: AthleteGroups_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"AthleteGroups_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AthleteGroups_athlete",
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
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "coachGroups",
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "ee138577abca66ab60f90ec0d4154a40";

export default node;
