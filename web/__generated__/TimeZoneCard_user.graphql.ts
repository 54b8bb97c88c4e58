/**
 * @generated SignedSource<<6bb064c97ba5b978dcf1680a313a03b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeZoneCard_user$data = {
  readonly timeZone: string;
  readonly " $fragmentType": "TimeZoneCard_user";
};
export type TimeZoneCard_user$key = {
  readonly " $data"?: TimeZoneCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeZoneCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimeZoneCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "6cb128eae3dc623d11a8c3eb9771da61";

export default node;
