/**
 * @generated SignedSource<<94b7b1b2ffe27f51dfc8ec3695a094f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmptySchedule_athlete$data = {
  readonly seasonPlan: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "EmptySchedule_athlete";
};
export type EmptySchedule_athlete$key = {
  readonly " $data"?: EmptySchedule_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmptySchedule_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmptySchedule_athlete",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SeasonPlan",
      "kind": "LinkedField",
      "name": "seasonPlan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "007ce1bf158e4a71ea9c83a2a81ba3e2";

export default node;
