/**
 * @generated SignedSource<<aa08431a63442baa9f3956036a47c37e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ResultStatus = "DID_NOT_FINISH" | "DID_NOT_START" | "FINISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RacePrediction_race$data = {
  readonly prediction: {
    readonly methods: ReadonlyArray<{
      readonly evidence: string;
      readonly label: string;
      readonly seconds: number;
    }>;
    readonly summary: string;
    readonly support: string | null | undefined;
  } | null | undefined;
  readonly raceName: string;
  readonly result: {
    readonly status: ResultStatus;
  } | null | undefined;
  readonly " $fragmentType": "RacePrediction_race";
};
export type RacePrediction_race$key = {
  readonly " $data"?: RacePrediction_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"RacePrediction_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RacePrediction_race",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "raceName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceResult",
      "kind": "LinkedField",
      "name": "result",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RacePrediction",
      "kind": "LinkedField",
      "name": "prediction",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "summary",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "support",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MethodPrediction",
          "kind": "LinkedField",
          "name": "methods",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
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
              "name": "evidence",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "6747acbeb8416bde9f86c4d03884d4e5";

export default node;
