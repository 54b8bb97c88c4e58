/**
 * @generated SignedSource<<4cc70ce23bb2709e295b73c2716c8b8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IllnessBanner_athlete$data = {
  readonly illness: {
    readonly from: string;
    readonly wellOn: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "IllnessBanner_athlete";
};
export type IllnessBanner_athlete$key = {
  readonly " $data"?: IllnessBanner_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"IllnessBanner_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IllnessBanner_athlete",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "IllnessReport",
      "kind": "LinkedField",
      "name": "illness",
      "plural": false,
      "selections": [
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
          "name": "wellOn",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "fea4b9efc75dd0393932b1b4ba4fdc4e";

export default node;
