/**
 * @generated SignedSource<<f31211d783cebce265a4bcc1c4c33c09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NeedsAttention_coach$data = {
  readonly attention: ReadonlyArray<{
    readonly athlete: {
      readonly firstName: string;
      readonly id: string;
      readonly lastName: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"AttentionItem_attention">;
  }>;
  readonly overview: {
    readonly totalAthletes: number;
  } | null | undefined;
  readonly " $fragmentType": "NeedsAttention_coach";
};
export type NeedsAttention_coach$key = {
  readonly " $data"?: NeedsAttention_coach$data;
  readonly " $fragmentSpreads": FragmentRefs<"NeedsAttention_coach">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NeedsAttention_coach",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoachOverview",
      "kind": "LinkedField",
      "name": "overview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalAthletes",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 50
          }
        ],
        "concreteType": "AthleteAttention",
        "kind": "LinkedField",
        "name": "attention",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Athlete",
            "kind": "LinkedField",
            "name": "athlete",
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
                "name": "firstName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastName",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AttentionItem_attention"
          }
        ],
        "storageKey": "attention(first:50)"
      },
      "action": "THROW"
    }
  ],
  "type": "Coach",
  "abstractKey": null
};

(node as any).hash = "aebef82fbb3f4edb1e2d20c880690269";

export default node;
