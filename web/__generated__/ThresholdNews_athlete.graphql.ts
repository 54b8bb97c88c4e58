/**
 * @generated SignedSource<<ade432c6a22c80390c798c61e93ac094>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ThresholdNews_athlete$data = {
  readonly thresholdProposals: ReadonlyArray<{
    readonly proposalId: string;
    readonly sentence: string;
  }>;
  readonly " $fragmentType": "ThresholdNews_athlete";
};
export type ThresholdNews_athlete$key = {
  readonly " $data"?: ThresholdNews_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThresholdNews_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ThresholdNews_athlete",
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

(node as any).hash = "42828d3ef6046c4d4552b537d7222192";

export default node;
