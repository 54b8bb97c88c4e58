/**
 * @generated SignedSource<<adda22c41f483c74926c320d833ced98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AthleteGroups_coach$data = {
  readonly groups: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly " $fragmentType": "AthleteGroups_coach";
};
export type AthleteGroups_coach$key = {
  readonly " $data"?: AthleteGroups_coach$data;
  readonly " $fragmentSpreads": FragmentRefs<"AthleteGroups_coach">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AthleteGroups_coach",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "AthleteGroup",
        "kind": "LinkedField",
        "name": "groups",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Coach",
  "abstractKey": null
};

(node as any).hash = "73882ccc22b2b24ada60228f13430236";

export default node;
