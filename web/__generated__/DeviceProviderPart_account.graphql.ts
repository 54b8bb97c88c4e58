/**
 * @generated SignedSource<<6a2d3275962cc2609579681ee73c1a4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeviceAccountState = "STOPPED" | "SYNCED" | "TRYING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeviceProviderPart_account$data = {
  readonly consentText: string;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "consentText",
      "storageKey": null
    }
  ],
  "type": "DeviceAccount",
  "abstractKey": null
};

(node as any).hash = "f2bc12240745aeff73e5846bd85e26b5";

export default node;
