/**
 * @generated SignedSource<<44b1e584a7d8f908a0eee520a27617ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoachSeasonPage_athlete$data = {
  readonly firstName: string;
  readonly id: string;
  readonly lastName: string;
  readonly scheduleRevision: number;
  readonly seasonPlan: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"Season_plan">;
  } | null | undefined;
  readonly today: string;
  readonly " $fragmentType": "CoachSeasonPage_athlete";
};
export type CoachSeasonPage_athlete$key = {
  readonly " $data"?: CoachSeasonPage_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoachSeasonPage_athlete">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoachSeasonPage_athlete",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduleRevision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SeasonPlan",
      "kind": "LinkedField",
      "name": "seasonPlan",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Season_plan"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};
})();

(node as any).hash = "052eb7576fc13e91261a3219a6db2585";

export default node;
