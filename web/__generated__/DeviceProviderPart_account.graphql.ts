/**
 * @generated SignedSource<<9c80deb7937f5a591b29323d1ce8c248>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeviceAccountState = "STOPPED" | "SYNCED" | "TRYING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeviceProviderPart_account$data = {
  readonly id: string;
  readonly skipped: number;
  readonly state: DeviceAccountState;
  readonly syncedAt: string | null | undefined;
  readonly trouble: string | null | undefined;
  readonly wantsKey: boolean;
  readonly " $fragmentType": "DeviceProviderPart_account";
};
export type DeviceProviderPart_account$key = {
  readonly " $data"?: DeviceProviderPart_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeviceProviderPart_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeviceProviderPart_account",
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
  "type": "DeviceAccount",
  "abstractKey": null
};

(node as any).hash = "64262c945c8caa42c231ea12c9a5428e";

export default node;
