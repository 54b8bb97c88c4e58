/**
 * @generated SignedSource<<70aa86525da1280e2f6ec53c5c266ce0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Symptom = "BREATHLESS" | "CHEST_PAIN" | "COLD" | "COUGH" | "FEVER" | "PALPITATIONS" | "STOMACH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IllnessDialog_athlete$data = {
  readonly illness: {
    readonly from: string;
    readonly mild: boolean;
    readonly symptoms: ReadonlyArray<Symptom>;
    readonly wellOn: string | null | undefined;
  } | null | undefined;
  readonly today: string;
  readonly " $fragmentSpreads": FragmentRefs<"WayBack_athlete">;
  readonly " $fragmentType": "IllnessDialog_athlete";
};
export type IllnessDialog_athlete$key = {
  readonly " $data"?: IllnessDialog_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"IllnessDialog_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IllnessDialog_athlete",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mild",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "symptoms",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WayBack_athlete"
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "1a7ba728a6e37c35e1f2bdedcbd61318";

export default node;
