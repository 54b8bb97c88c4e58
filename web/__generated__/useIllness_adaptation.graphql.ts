/**
 * @generated SignedSource<<15c445e4d980cfac8449bd8c0056fb2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdviceKind = "ARE_YOU_WELL" | "BLOCKED_STAYS" | "ILLNESS_CARE" | "OTHER" | "PLACED_IN_ILLNESS" | "RACE_AFTER_FEVER" | "SEE_A_DOCTOR" | "SLOW_DOWN" | "TIME_ZONES" | "TRAVEL_ALTERNATIVES" | "TWO_RED_WEEKS" | "%future added value";
export type ChangeOp = "ADD" | "EASE" | "MOVE" | "REMOVE" | "REPLACE" | "RESIZE" | "SWAP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useIllness_adaptation$data = {
  readonly advice: ReadonlyArray<{
    readonly kind: AdviceKind;
    readonly text: string;
  }>;
  readonly changes: ReadonlyArray<{
    readonly changeDescription: string;
    readonly changeId: string;
    readonly durationAfter: number | null | undefined;
    readonly durationBefore: number | null | undefined;
    readonly fromDate: string | null | undefined;
    readonly intensityAfter: string | null | undefined;
    readonly intensityBefore: string | null | undefined;
    readonly op: ChangeOp;
    readonly rungAfter: number | null | undefined;
    readonly rungBefore: number | null | undefined;
    readonly toDate: string | null | undefined;
  }>;
  readonly summary: string;
  readonly " $fragmentType": "useIllness_adaptation";
};
export type useIllness_adaptation$key = {
  readonly " $data"?: useIllness_adaptation$data;
  readonly " $fragmentSpreads": FragmentRefs<"useIllness_adaptation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useIllness_adaptation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScheduleChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "op",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fromDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "durationBefore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "durationAfter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "intensityBefore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "intensityAfter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rungBefore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rungAfter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changeDescription",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Advice",
      "kind": "LinkedField",
      "name": "advice",
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
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Adaptation",
  "abstractKey": null
};

(node as any).hash = "1625488c9697ce5011b70aaae34ac71e";

export default node;
