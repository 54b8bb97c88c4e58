/**
 * @generated SignedSource<<8b84c756d64ba4bdb3c3e5e0e0e4ae31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuthorRole = "ATHLETE" | "COACH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MessageLine_message$data = {
  readonly author: {
    readonly firstName: string | null | undefined;
    readonly isYou: boolean;
    readonly role: AuthorRole;
  };
  readonly editedAt: string | null | undefined;
  readonly id: string;
  readonly isDeleted: boolean;
  readonly reactions: ReadonlyArray<{
    readonly count: number;
    readonly emoji: string;
    readonly isYours: boolean;
  }>;
  readonly sentAt: string;
  readonly text: string | null | undefined;
  readonly " $fragmentType": "MessageLine_message";
};
export type MessageLine_message$key = {
  readonly " $data"?: MessageLine_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageLine_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageLine_message",
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
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDeleted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MessageAuthor",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isYou",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MessageReactions",
      "kind": "LinkedField",
      "name": "reactions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "emoji",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isYours",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Message",
  "abstractKey": null
};

(node as any).hash = "e86efe2881b941effd7956c5a12584b6";

export default node;
