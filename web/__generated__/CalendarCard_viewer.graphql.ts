/**
 * @generated SignedSource<<a34f6cab135368e4cd86634478dc853d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CalendarFeedKind = "BUSY" | "FULL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CalendarCard_viewer$data = {
  readonly calendarFeeds: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly kind: CalendarFeedKind;
    readonly lastReadAt: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "CalendarCard_viewer";
};
export type CalendarCard_viewer$key = {
  readonly " $data"?: CalendarCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendarCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarFeed",
      "kind": "LinkedField",
      "name": "calendarFeeds",
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastReadAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a9bd059eafdd1c3908ffa6b68d426cc0";

export default node;
