/**
 * @generated SignedSource<<d26dcb04875b33fa611dde2e65ab1f15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoticeKind = "ATHLETE_REPORT" | "COACHING" | "MESSAGE" | "PLAN_ADAPTED" | "PLAN_CHANGE" | "TODAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NoticeKinds_settings$data = {
  readonly email: ReadonlyArray<NoticeKind> | null | undefined;
  readonly push: ReadonlyArray<NoticeKind>;
  readonly " $fragmentType": "NoticeKinds_settings";
};
export type NoticeKinds_settings$key = {
  readonly " $data"?: NoticeKinds_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoticeKinds_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoticeKinds_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "push",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "NoticeSettings",
  "abstractKey": null
};

(node as any).hash = "df18211145167ff73b52ee8556f00b53";

export default node;
