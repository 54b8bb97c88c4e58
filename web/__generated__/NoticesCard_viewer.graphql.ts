/**
 * @generated SignedSource<<805bc566491243135465e8c26ea04cfc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoticeKind = "ATHLETE_REPORT" | "COACHING" | "MESSAGE" | "PLAN_ADAPTED" | "PLAN_CHANGE" | "TODAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NoticesCard_viewer$data = {
  readonly noticeSettings: {
    readonly email: ReadonlyArray<NoticeKind> | null | undefined;
    readonly quietFrom: number;
    readonly quietUntil: number;
    readonly " $fragmentSpreads": FragmentRefs<"NoticeKinds_settings" | "PushBrowsers_settings">;
  };
  readonly user: {
    readonly id: string;
    readonly isCoach: boolean;
  };
  readonly " $fragmentType": "NoticesCard_viewer";
};
export type NoticesCard_viewer$key = {
  readonly " $data"?: NoticesCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoticesCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoticesCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NoticeSettings",
      "kind": "LinkedField",
      "name": "noticeSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quietFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quietUntil",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NoticeKinds_settings"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PushBrowsers_settings"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
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
          "name": "isCoach",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "33e06294e3495c16f2176117998c1896";

export default node;
