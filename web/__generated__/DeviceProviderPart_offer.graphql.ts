/**
 * @generated SignedSource<<859a0422878fd8f801889fb3fa811c3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeviceProviderPart_offer$data = {
  readonly byConsent: boolean;
  readonly byKey: boolean;
  readonly " $fragmentType": "DeviceProviderPart_offer";
};
export type DeviceProviderPart_offer$key = {
  readonly " $data"?: DeviceProviderPart_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeviceProviderPart_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeviceProviderPart_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "byKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "byConsent",
      "storageKey": null
    }
  ],
  "type": "DeviceOffer",
  "abstractKey": null
};

(node as any).hash = "68993dcc473fb264d9414ba9f6f027a4";

export default node;
