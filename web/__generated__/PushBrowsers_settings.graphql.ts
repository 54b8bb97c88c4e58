/**
 * @generated SignedSource<<417d3e1809cf5b96f7cd5a936da5cefc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PushBrowsers_settings$data = {
  readonly browsers: ReadonlyArray<{
    readonly id: string;
    readonly isThis: boolean;
    readonly since: string;
  }>;
  readonly key: string;
  readonly " $fragmentType": "PushBrowsers_settings";
};
export type PushBrowsers_settings$key = {
  readonly " $data"?: PushBrowsers_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"PushBrowsers_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PushBrowsers_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PushSubscription",
        "kind": "LinkedField",
        "name": "browsers",
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
            "name": "since",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isThis",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "NoticeSettings",
  "abstractKey": null
};

(node as any).hash = "350b8540dab2a089d82732c63a65c313";

export default node;
