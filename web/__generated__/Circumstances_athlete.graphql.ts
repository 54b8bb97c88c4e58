/**
 * @generated SignedSource<<31b34fd8944f67ae1c45b922358ad865>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CircumstanceKind = "AWAY" | "ILL" | "INJURED" | "LIFE" | "TIRED" | "TRAVELLING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Circumstances_athlete$data = {
  readonly circumstances: ReadonlyArray<{
    readonly area: string | null | undefined;
    readonly from: string | null | undefined;
    readonly kind: CircumstanceKind;
    readonly minutes: number | null | undefined;
    readonly revision: {
      readonly id: string;
      readonly summary: string;
    } | null | undefined;
    readonly to: string | null | undefined;
  }> | null | undefined;
  readonly today: string;
  readonly " $fragmentType": "Circumstances_athlete";
};
export type Circumstances_athlete$key = {
  readonly " $data"?: Circumstances_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"Circumstances_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Circumstances_athlete",
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
      "concreteType": "Circumstance",
      "kind": "LinkedField",
      "name": "circumstances",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
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
          "name": "area",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Revision",
          "kind": "LinkedField",
          "name": "revision",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "summary",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "e1a553a5ec6eb6437ea56ea0ee3cb4ae";

export default node;
