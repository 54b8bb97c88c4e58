/**
 * @generated SignedSource<<6359dca91ae6557e1c11d1ea1ff3bdaf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ZoneChart_performance$data = {
  readonly weeks: ReadonlyArray<{
    readonly weekStartDate: string;
    readonly zoneMinutes: ReadonlyArray<number>;
  }>;
  readonly " $fragmentType": "ZoneChart_performance";
};
export type ZoneChart_performance$key = {
  readonly " $data"?: ZoneChart_performance$data;
  readonly " $fragmentSpreads": FragmentRefs<"ZoneChart_performance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ZoneChart_performance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PerformanceWeek",
      "kind": "LinkedField",
      "name": "weeks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekStartDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "zoneMinutes",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Performance",
  "abstractKey": null
};

(node as any).hash = "76a8a49f184f7b59dcab68af01f0649c";

export default node;
