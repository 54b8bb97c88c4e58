/**
 * @generated SignedSource<<87f2fe87927f9c879a02e194ff200bb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RaceLegKind = "CHANGE" | "RIDE" | "RUN" | "SWIM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PacingCard_plan$data = {
  readonly legs: ReadonlyArray<{
    readonly advice: string | null | undefined;
    readonly clockSec: number | null | undefined;
    readonly course: {
      readonly distanceM: number;
      readonly gainM: number;
      readonly heights: ReadonlyArray<number>;
    } | null | undefined;
    readonly distanceM: number | null | undefined;
    readonly effort: string;
    readonly kind: RaceLegKind;
    readonly mostWatts: number | null | undefined;
    readonly name: string;
    readonly seconds: number | null | undefined;
    readonly splits: ReadonlyArray<{
      readonly clockSec: number;
      readonly gainM: number;
      readonly seconds: number;
      readonly toM: number;
      readonly watts: number | null | undefined;
    }>;
    readonly watts: number | null | undefined;
  }>;
  readonly " $fragmentType": "PacingCard_plan";
};
export type PacingCard_plan$key = {
  readonly " $data"?: PacingCard_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"PacingCard_plan">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "distanceM",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seconds",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clockSec",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "watts",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gainM",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PacingCard_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceDayLeg",
      "kind": "LinkedField",
      "name": "legs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mostWatts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "effort",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "advice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RaceSplit",
          "kind": "LinkedField",
          "name": "splits",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "toM",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v4/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RaceCourse",
          "kind": "LinkedField",
          "name": "course",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "heights",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RaceDayPlan",
  "abstractKey": null
};
})();

(node as any).hash = "603bbbce86d53c905aa7afdc2fabc0f1";

export default node;
