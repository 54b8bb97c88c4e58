/**
 * @generated SignedSource<<ce5c4bc26a5c493a761350a8d68e34d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountAct = "ACCOUNT_CREATED" | "CALENDAR_CREATED" | "CALENDAR_ENDED" | "COACHING_ENABLED" | "COACHING_ENDED" | "COACH_ACCEPTED" | "EXPORTED" | "GOOGLE_LINKED" | "INVITATIONS_ENDED" | "PASSWORD_CHANGED" | "PASSWORD_RESET" | "RESET_LINK_MADE" | "SESSIONS_ENDED" | "SIGNED_IN" | "TOKEN_CREATED" | "TOKEN_REVOKED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountActivityCard_viewer$data = {
  readonly accountEvents: ReadonlyArray<{
    readonly act: AccountAct;
    readonly at: string;
    readonly detail: string | null | undefined;
  }> | null | undefined;
  readonly user: {
    readonly timeZone: string;
  };
  readonly " $fragmentType": "AccountActivityCard_viewer";
};
export type AccountActivityCard_viewer$key = {
  readonly " $data"?: AccountActivityCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountActivityCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountActivityCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountEvent",
      "kind": "LinkedField",
      "name": "accountEvents",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "act",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "detail",
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

(node as any).hash = "fce6e6af64fee943e3cf102c9cff2eaa";

export default node;
