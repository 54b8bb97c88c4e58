/**
 * @generated SignedSource<<1a01a4d44f3c7359495ce7831778919e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LanguageModelCard_athlete$data = {
  readonly languageModel: {
    readonly host: string;
    readonly isAllowed: boolean;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "LanguageModelCard_athlete";
};
export type LanguageModelCard_athlete$key = {
  readonly " $data"?: LanguageModelCard_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"LanguageModelCard_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LanguageModelCard_athlete",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LanguageModel",
      "kind": "LinkedField",
      "name": "languageModel",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "host",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAllowed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "ab9598db6db6c5e4afe071c60f1f8c8c";

export default node;
