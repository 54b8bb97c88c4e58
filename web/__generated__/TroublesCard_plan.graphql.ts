/**
 * @generated SignedSource<<56a40d35167934f241cf92bfdc1ad83d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TroublesCard_plan$data = {
  readonly troubles: ReadonlyArray<{
    readonly line: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "TroublesCard_plan";
};
export type TroublesCard_plan$key = {
  readonly " $data"?: TroublesCard_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"TroublesCard_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TroublesCard_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceTrouble",
      "kind": "LinkedField",
      "name": "troubles",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RaceDayPlan",
  "abstractKey": null
};

(node as any).hash = "a9b9fd1e00e11ba30ac69c27c8a6aa0b";

export default node;
