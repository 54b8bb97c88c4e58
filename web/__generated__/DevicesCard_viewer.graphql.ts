/**
 * @generated SignedSource<<823468f89ade1f298dc21847114fffe0>>
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
    readonly id: string;
    readonly provider: DeviceProvider;
    readonly skipped: number;
    readonly state: DeviceAccountState;
    readonly syncedAt: string | null | undefined;
    readonly trouble: string | null | undefined;
    readonly wantsKey: boolean;
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

const node: ReaderFragment = {
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
          "name": "provider",
          "storageKey": null
        },
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
          "name": "syncedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trouble",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "skipped",
          "storageKey": null
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

(node as any).hash = "c304023e44bb973aed29122b0f6707a7";

export default node;
