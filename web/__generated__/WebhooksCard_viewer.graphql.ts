/**
 * @generated SignedSource<<2dfdaaf1dceb399878ab8aa56484eddc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookAbout = "COACHED" | "OWN" | "%future added value";
export type WebhookDeliveryState = "DELIVERED" | "GIVEN_UP" | "TRYING" | "WAITING" | "%future added value";
export type WebhookState = "FAILING" | "OFF" | "ON" | "%future added value";
export type WebhookTopic = "ACTIVITY" | "ATHLETE" | "CHECK_IN" | "RACE" | "SCHEDULE" | "WORKOUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhooksCard_viewer$data = {
  readonly user: {
    readonly isCoach: boolean;
    readonly timeZone: string;
  };
  readonly webhooks: ReadonlyArray<{
    readonly about: WebhookAbout;
    readonly deliveries: ReadonlyArray<{
      readonly at: string;
      readonly id: string;
      readonly state: WebhookDeliveryState;
      readonly trouble: string | null | undefined;
      readonly type: string;
    }>;
    readonly id: string;
    readonly state: WebhookState;
    readonly topics: ReadonlyArray<WebhookTopic>;
    readonly trouble: string | null | undefined;
    readonly url: string;
  }> | null | undefined;
  readonly " $fragmentType": "WebhooksCard_viewer";
};
export type WebhooksCard_viewer$key = {
  readonly " $data"?: WebhooksCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhooksCard_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "trouble",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhooksCard_viewer",
  "selections": [
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
          "name": "about",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "topics",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "kind": "RequiredField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "WebhookDelivery",
            "kind": "LinkedField",
            "name": "deliveries",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "at",
                "storageKey": null
              },
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          "action": "THROW"
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
          "name": "isCoach",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "2da33f398e28e1ac356afcd01193ff41";

export default node;
