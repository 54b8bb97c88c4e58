/**
 * @generated SignedSource<<2c59ff3322c9455928416d8054969487>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttentionCode = "EFFORT_AGAIN" | "ILL" | "LOAD_RAMP" | "MISSED_KEY" | "NO_DATA" | "NO_SCHEDULE" | "PLAN_CONFLICT" | "RACE_NEAR" | "RED_CHECK_IN" | "SILENT" | "TIRED_AGAIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AttentionItem_attention$data = {
  readonly athlete: {
    readonly firstName: string;
    readonly id: string;
    readonly lastName: string;
  };
  readonly reasons: ReadonlyArray<{
    readonly code: AttentionCode;
    readonly note: string | null | undefined;
    readonly text: string;
  }>;
  readonly " $fragmentType": "AttentionItem_attention";
};
export type AttentionItem_attention$key = {
  readonly " $data"?: AttentionItem_attention$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttentionItem_attention">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AttentionItem_attention",
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
      "alias": null,
      "args": null,
      "concreteType": "AttentionReason",
      "kind": "LinkedField",
      "name": "reasons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AthleteAttention",
  "abstractKey": null
};

(node as any).hash = "dca8f7539792408ccd05f67a14379545";

export default node;
