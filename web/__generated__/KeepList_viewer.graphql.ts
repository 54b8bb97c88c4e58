/**
 * @generated SignedSource<<2e796c3cd3ce67897dadd14909f1ac89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CalendarFeedKind = "BUSY" | "FULL" | "%future added value";
export type DeviceProvider = "INTERVALS" | "WAHOO" | "%future added value";
export type WebhookState = "FAILING" | "OFF" | "ON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type KeepList_viewer$data = {
  readonly accessTokens: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly calendarFeeds: ReadonlyArray<{
    readonly id: string;
    readonly kind: CalendarFeedKind;
  }> | null | undefined;
  readonly coach: {
    readonly invites: ReadonlyArray<{
      readonly id: string;
      readonly name: string | null | undefined;
    }>;
  } | null | undefined;
  readonly deviceAccounts: ReadonlyArray<{
    readonly id: string;
    readonly provider: DeviceProvider;
    readonly wantsKey: boolean;
  }> | null | undefined;
  readonly webhooks: ReadonlyArray<{
    readonly id: string;
    readonly state: WebhookState;
    readonly url: string;
  }> | null | undefined;
  readonly " $fragmentType": "KeepList_viewer";
};
export type KeepList_viewer$key = {
  readonly " $data"?: KeepList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeepList_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KeepList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccessToken",
      "kind": "LinkedField",
      "name": "accessTokens",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarFeed",
      "kind": "LinkedField",
      "name": "calendarFeeds",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeviceAccount",
      "kind": "LinkedField",
      "name": "deviceAccounts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "provider",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wantsKey",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Webhook",
      "kind": "LinkedField",
      "name": "webhooks",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Coach",
      "kind": "LinkedField",
      "name": "coach",
      "plural": false,
      "selections": [
        {
          "kind": "RequiredField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "CoachInvite",
            "kind": "LinkedField",
            "name": "invites",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          "action": "THROW"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "b1a5cb4053e3e6b80ea837d179dcbc66";

export default node;
