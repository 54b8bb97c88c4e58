/**
 * @generated SignedSource<<e6896e985cf2a6a19db13a0902f22d8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EffortCurvesView_athlete$data = {
  readonly effortCurves: ReadonlyArray<{
    readonly sport: Sport;
    readonly " $fragmentSpreads": FragmentRefs<"EffortCurveCard_curve" | "RecordsCard_curve">;
  }>;
  readonly id: string;
  readonly scheduleRevision: number;
  readonly " $fragmentType": "EffortCurvesView_athlete";
};
export type EffortCurvesView_athlete$key = {
  readonly " $data"?: EffortCurvesView_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"EffortCurvesView_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EffortCurvesView_athlete",
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
      "name": "scheduleRevision",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "EffortCurve",
        "kind": "LinkedField",
        "name": "effortCurves",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sport",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EffortCurveCard_curve"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RecordsCard_curve"
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "bd4329dcf9d17f59b3c8684ea00aba15";

export default node;
