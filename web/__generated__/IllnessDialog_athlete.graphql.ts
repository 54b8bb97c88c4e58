/**
 * @generated SignedSource<<45a6c4c326fc0c4c98dae4ceeaaf3f0c>>
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
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "18f0e618442e483de48d30c86fdb5bf1";

export default node;
