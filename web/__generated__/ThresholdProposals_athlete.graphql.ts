/**
 * @generated SignedSource<<7ea2bc13ee541752ee10e4cf3cd7c96f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ThresholdName = "CSS" | "FTP" | "LTHR" | "RUN_THRESHOLD_SPEED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ThresholdProposals_athlete$data = {
  readonly thresholdProposals: ReadonlyArray<{
    readonly from: number | null | undefined;
    readonly proposalId: string;
    readonly sentence: string;
    readonly threshold: ThresholdName;
    readonly to: number;
  }>;
  readonly " $fragmentType": "ThresholdProposals_athlete";
};
export type ThresholdProposals_athlete$key = {
  readonly " $data"?: ThresholdProposals_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThresholdProposals_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ThresholdProposals_athlete",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ThresholdProposal",
      "kind": "LinkedField",
      "name": "thresholdProposals",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "proposalId",
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
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
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

(node as any).hash = "8f5ba5e3b6e5f150f2fccb94c8c82a2c";

export default node;
