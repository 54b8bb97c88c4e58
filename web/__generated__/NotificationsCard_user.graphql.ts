/**
 * @generated SignedSource<<d70ce6593532af0cd43408b4984b93b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotificationsCard_user$data = {
  readonly weeklyDigest: {
    readonly email: string;
    readonly isOn: boolean;
  } | null | undefined;
  readonly " $fragmentType": "NotificationsCard_user";
};
export type NotificationsCard_user$key = {
  readonly " $data"?: NotificationsCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationsCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationsCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WeeklyDigest",
      "kind": "LinkedField",
      "name": "weeklyDigest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "76c03fbf8d511a6006e9dac141e9b16c";

export default node;
