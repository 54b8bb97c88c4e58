/**
 * @generated SignedSource<<714f3229f3d33c44e1a5e94286240e4f>>
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
      "name": "changeDescription",
      "storageKey": null
    }
  ],
  "type": "ScheduleChange",
  "abstractKey": null
};

(node as any).hash = "2e4cd6e8efe93939b760c7cce5adc12a";

export default node;
