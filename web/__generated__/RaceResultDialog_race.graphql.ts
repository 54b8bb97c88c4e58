/**
 * @generated SignedSource<<7efce04377eb43b8c04fbadce3f7006a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ResultStatus = "DID_NOT_FINISH" | "DID_NOT_START" | "FINISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaceResultDialog_race$data = {
  readonly id: string;
  readonly raceDate: string;
  readonly raceName: string;
  readonly result: {
    readonly beforeHalfway: boolean | null | undefined;
    readonly feeling: number | null | undefined;
    readonly finishSeconds: number | null | undefined;
    readonly notes: string | null | undefined;
    readonly status: ResultStatus;
  } | null | undefined;
  readonly " $fragmentType": "RaceResultDialog_race";
};
export type RaceResultDialog_race$key = {
  readonly " $data"?: RaceResultDialog_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceResultDialog_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RaceResultDialog_race",
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
      "kind": "ScalarField",
      "name": "raceDate",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finishSeconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "feeling",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "beforeHalfway",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notes",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "c9c01ff18c3abf1dbd5e8bcff7cfeadc";

export default node;
