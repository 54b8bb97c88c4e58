/**
 * @generated SignedSource<<c43906c688ecb25cfba120eafc8950fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeviceAccountState = "STOPPED" | "SYNCED" | "TRYING" | "WAITING" | "%future added value";
export type DeviceProvider = "INTERVALS" | "WAHOO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DevicesCard_viewer$data = {
  readonly deviceAccounts: ReadonlyArray<{
    readonly provider: DeviceProvider;
    readonly state: DeviceAccountState;
    readonly wantsKey: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"DeviceProviderPart_account">;
  }> | null | undefined;
  readonly deviceOffers: ReadonlyArray<{
    readonly provider: DeviceProvider;
    readonly " $fragmentSpreads": FragmentRefs<"DeviceProviderPart_offer">;
  }> | null | undefined;
  readonly user: {
    readonly timeZone: string;
  };
  readonly " $fragmentType": "DevicesCard_viewer";
};
export type DevicesCard_viewer$key = {
  readonly " $data"?: DevicesCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DevicesCard_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "provider",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DevicesCard_viewer",
  "selections": [
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
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wantsKey",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeviceProviderPart_account"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeviceOffer",
      "kind": "LinkedField",
      "name": "deviceOffers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeviceProviderPart_offer"
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

(node as any).hash = "693a91c147801de9d81e3660271d9839";

export default node;
