/**
 * @generated SignedSource<<75dd536c2e82a6cd9ae8297e0a7c81c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ResultStatus = "DID_NOT_FINISH" | "DID_NOT_START" | "FINISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RacePrediction_race$data = {
  readonly id: string;
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
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "5129c2f2a37ce93c9d24947ee96b91e8";

export default node;
