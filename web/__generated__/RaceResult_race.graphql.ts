/**
 * @generated SignedSource<<58c2efa4a9859d2fef71cacb8628ba51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ResultStatus = "DID_NOT_FINISH" | "DID_NOT_START" | "FINISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaceResult_race$data = {
  readonly id: string;
  readonly raceDate: string;
  readonly raceName: string;
  readonly result: {
    readonly feeling: number | null | undefined;
    readonly finishSeconds: number | null | undefined;
    readonly notes: string | null | undefined;
    readonly status: ResultStatus;
  } | null | undefined;
  readonly " $fragmentType": "RaceResult_race";
};
export type RaceResult_race$key = {
  readonly " $data"?: RaceResult_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceResult_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RaceResult_race",
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

(node as any).hash = "d215aeb60b8505f8317665b44e377038";

export default node;
