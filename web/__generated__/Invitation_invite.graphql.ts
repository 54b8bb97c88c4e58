/**
 * @generated SignedSource<<5655192d9674984c145028fc61c6a59b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InviteStatus = "ACCEPTED" | "DECLINED" | "EXPIRED" | "OPEN" | "REVOKED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Invitation_invite$data = {
  readonly coachFirstName: string;
  readonly coachLastName: string;
  readonly expiresAt: string;
  readonly isCoachedAlready: boolean;
  readonly isOwn: boolean;
  readonly status: InviteStatus;
  readonly " $fragmentType": "Invitation_invite";
};
export type Invitation_invite$key = {
  readonly " $data"?: Invitation_invite$data;
  readonly " $fragmentSpreads": FragmentRefs<"Invitation_invite">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Invitation_invite",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coachFirstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coachLastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCoachedAlready",
      "storageKey": null
    }
  ],
  "type": "InvitePreview",
  "abstractKey": null
};

(node as any).hash = "b37f0e773d1a183895611459352ee1a9";

export default node;
