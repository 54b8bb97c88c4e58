/**
 * @generated SignedSource<<3b858ff11b9fd87093002edfed365069>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LanguageModelCard_athlete$data = {
  readonly languageModel: {
    readonly formerHost: string | null | undefined;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formerHost",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "2c942d4e77776c4b351df17dca2f765c";

export default node;
