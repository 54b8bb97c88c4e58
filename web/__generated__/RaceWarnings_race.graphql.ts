/**
 * @generated SignedSource<<60ca085d5258c634783365be5ff4a1e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ResultStatus = "DID_NOT_FINISH" | "DID_NOT_START" | "FINISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaceWarnings_race$data = {
  readonly raceName: string;
  readonly result: {
    readonly status: ResultStatus;
  } | null | undefined;
  readonly warnings: ReadonlyArray<{
    readonly code: string;
    readonly message: string;
    readonly recommendation: string;
  }>;
  readonly " $fragmentType": "RaceWarnings_race";
};
export type RaceWarnings_race$key = {
  readonly " $data"?: RaceWarnings_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceWarnings_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RaceWarnings_race",
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
      "concreteType": "PlanWarning",
      "kind": "LinkedField",
      "name": "warnings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recommendation",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "5afa3075cff5d5b60b93082cc798675d";

export default node;
