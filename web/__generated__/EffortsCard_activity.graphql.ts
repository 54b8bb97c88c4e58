/**
 * @generated SignedSource<<94343354f07c23ec3e6f61fcae9965d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EffortsCard_activity$data = {
  readonly analysis: {
    readonly fastest: ReadonlyArray<{
      readonly metres: number;
      readonly seasonBest: number;
      readonly seconds: number;
    }>;
    readonly peaks: ReadonlyArray<{
      readonly seasonBest: number;
      readonly seconds: number;
      readonly value: number;
    }>;
  };
  readonly athlete: {
    readonly id: string;
  };
  readonly recordedSport: Sport;
  readonly " $fragmentType": "EffortsCard_activity";
};
export type EffortsCard_activity$key = {
  readonly " $data"?: EffortsCard_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"EffortsCard_activity">;
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
  "name": "seasonBest",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EffortsCard_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordedSport",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Athlete",
      "kind": "LinkedField",
      "name": "athlete",
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
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "ActivityAnalysis",
        "kind": "LinkedField",
        "name": "analysis",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ActivityPeak",
            "kind": "LinkedField",
            "name": "peaks",
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ActivityFastest",
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Activity",
  "abstractKey": null
};
})();

(node as any).hash = "9933780c4191788cffe7b12c70458376";

export default node;
