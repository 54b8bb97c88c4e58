/**
 * @generated SignedSource<<81076296cab7f57e019a8972426cedf7>>
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
export type EffortCurveCard_curve$data = {
  readonly measure: EffortMeasure;
  readonly spans: ReadonlyArray<{
    readonly efforts: ReadonlyArray<{
      readonly date: string;
      readonly seconds: number;
      readonly value: number;
    }>;
    readonly period: EffortPeriod;
  }>;
  readonly sport: Sport;
  readonly threshold: number | null | undefined;
  readonly " $fragmentType": "EffortCurveCard_curve";
};
export type EffortCurveCard_curve$key = {
  readonly " $data"?: EffortCurveCard_curve$data;
  readonly " $fragmentSpreads": FragmentRefs<"EffortCurveCard_curve">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EffortCurveCard_curve",
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
      "kind": "ScalarField",
      "name": "threshold",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "seconds",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "date",
              "storageKey": null
            }
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

(node as any).hash = "ca952529fbff8328d636576e5a299612";

export default node;
