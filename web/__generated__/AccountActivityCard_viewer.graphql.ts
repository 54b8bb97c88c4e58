/**
 * @generated SignedSource<<f64818749a14b2ccdde7ff453426b70b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountAct = "ACCOUNT_CREATED" | "CALENDAR_CREATED" | "CALENDAR_ENDED" | "COACHING_ENABLED" | "COACHING_ENDED" | "COACH_ACCEPTED" | "DEVICE_CONNECTED" | "DEVICE_DISCONNECTED" | "DEVICE_ENDED" | "EXPORTED" | "GOOGLE_LINKED" | "INVITATIONS_ENDED" | "PASSWORD_CHANGED" | "PASSWORD_RESET" | "RESET_LINK_MADE" | "SESSIONS_ENDED" | "SIGNED_IN" | "TOKEN_CREATED" | "TOKEN_REVOKED" | "WEBHOOK_CHANGED" | "WEBHOOK_CREATED" | "WEBHOOK_ENDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountActivityCard_viewer$data = {
  readonly auditLog: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly act: AccountAct;
        readonly at: string;
        readonly detail: string | null | undefined;
        readonly id: string;
      };
    }>;
  } | null | undefined;
  readonly user: {
    readonly timeZone: string;
  };
  readonly " $fragmentType": "AccountActivityCard_viewer";
};
export type AccountActivityCard_viewer$key = {
  readonly " $data"?: AccountActivityCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountActivityCard_viewer">;
};

import AccountActivityQuery_graphql from './AccountActivityQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "auditLog"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 5,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": AccountActivityQuery_graphql
    }
  },
  "name": "AccountActivityCard_viewer",
  "selections": [
    {
      "alias": "auditLog",
      "args": null,
      "concreteType": "AccountEventConnection",
      "kind": "LinkedField",
      "name": "__AccountActivityCard_auditLog_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AccountEventEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "AccountEvent",
              "kind": "LinkedField",
              "name": "node",
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
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
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
})();

(node as any).hash = "b706cecc66f6e6ef5b4bfa5dd7a06cc5";

export default node;
