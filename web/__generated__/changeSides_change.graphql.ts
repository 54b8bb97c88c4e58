/**
 * @generated SignedSource<<1167e5f5590d29b0f0ab3f987dfbba0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangeOp = "ADD" | "EASE" | "MOVE" | "REMOVE" | "REPLACE" | "RESIZE" | "SWAP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type changeSides_change$data = {
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
  readonly " $fragmentType": "changeSides_change";
};
export type changeSides_change$key = {
  readonly " $data"?: changeSides_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"changeSides_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "changeSides_change",
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
  "type": "ScheduleChange",
  "abstractKey": null
};

(node as any).hash = "6cc9f8d6fd2b5fd6f2aaf3e87f4a09c4";

export default node;
