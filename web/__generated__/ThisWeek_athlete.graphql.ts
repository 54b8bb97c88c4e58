/**
 * @generated SignedSource<<5835cdb418ce89a4cf4c4f61eec4d789>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ThisWeek_athlete$data = {
  readonly illness: {
    readonly wellOn: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ThisWeek_athlete";
};
export type ThisWeek_athlete$key = {
  readonly " $data"?: ThisWeek_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThisWeek_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ThisWeek_athlete",
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

(node as any).hash = "53450cbea37284cf44792038a3217eb6";

export default node;
