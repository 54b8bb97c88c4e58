/**
 * @generated SignedSource<<38f83ad765490f0f3c92be1882eb132e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoticeKind = "ATHLETE_REPORT" | "COACHING" | "MESSAGE" | "PLAN_ADAPTED" | "PLAN_CHANGE" | "TODAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NoticeRow_notice$data = {
  readonly at: string;
  readonly body: string | null | undefined;
  readonly kind: NoticeKind;
  readonly link: string;
  readonly title: string;
  readonly " $fragmentType": "NoticeRow_notice";
};
export type NoticeRow_notice$key = {
  readonly " $data"?: NoticeRow_notice$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoticeRow_notice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoticeRow_notice",
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
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    }
  ],
  "type": "Notice",
  "abstractKey": null
};

(node as any).hash = "576078458f804cb5906de52692430f4f";

export default node;
