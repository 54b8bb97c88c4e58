/**
 * @generated SignedSource<<0fb4e05817e5ab5b66052700c69801e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EffortMeasure = "POWER" | "SPEED" | "%future added value";
export type EffortPeriod = "ALL_TIME" | "SEASON" | "SIX_WEEKS" | "%future added value";
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RecordsCard_curve$data = {
  readonly measure: EffortMeasure;
  readonly spans: ReadonlyArray<{
    readonly efforts: ReadonlyArray<{
      readonly activityId: string;
      readonly date: string;
      readonly seconds: number;
      readonly value: number;
    }>;
    readonly fastest: ReadonlyArray<{
      readonly activityId: string;
      readonly date: string;
      readonly metres: number;
      readonly seconds: number;
    }>;
    readonly period: EffortPeriod;
  }>;
  readonly sport: Sport;
  readonly " $fragmentType": "RecordsCard_curve";
};
export type RecordsCard_curve$key = {
  readonly " $data"?: RecordsCard_curve$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordsCard_curve">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seconds",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "activityId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordsCard_curve",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sport",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "measure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EffortSpan",
      "kind": "LinkedField",
      "name": "spans",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "period",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BestEffort",
          "kind": "LinkedField",
          "name": "efforts",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BestTime",
          "kind": "LinkedField",
          "name": "fastest",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "metres",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EffortCurve",
  "abstractKey": null
};
})();

(node as any).hash = "50fb63cf3070599576fca317fd1e2545";

export default node;
