/**
 * @generated SignedSource<<be89d15340d24b7db57e5dea23d7a81b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ThresholdDecision = "ACCEPTED" | "DISMISSED" | "ENTERED" | "UNDONE" | "%future added value";
export type ThresholdName = "CSS" | "FTP" | "LTHR" | "RUN_THRESHOLD_SPEED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ThresholdHistory_athlete$data = {
  readonly thresholdHistory: ReadonlyArray<{
    readonly decidedAt: string;
    readonly decision: ThresholdDecision;
    readonly previous: number | null | undefined;
    readonly sentence: string | null | undefined;
    readonly threshold: ThresholdName;
    readonly value: number;
  }>;
  readonly thresholds: {
    readonly css: number | null | undefined;
    readonly ftp: number | null | undefined;
    readonly lthr: number | null | undefined;
    readonly runThresholdSpeed: number | null | undefined;
  };
  readonly today: string;
  readonly " $fragmentType": "ThresholdHistory_athlete";
};
export type ThresholdHistory_athlete$key = {
  readonly " $data"?: ThresholdHistory_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThresholdHistory_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ThresholdHistory_athlete",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Thresholds",
      "kind": "LinkedField",
      "name": "thresholds",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ftp",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "runThresholdSpeed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "css",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lthr",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ThresholdRecord",
      "kind": "LinkedField",
      "name": "thresholdHistory",
      "plural": true,
      "selections": [
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
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previous",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decidedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentence",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "e1a50cef6d262d85cfe6fd827b7b7a2c";

export default node;
