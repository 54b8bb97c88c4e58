/**
 * @generated SignedSource<<0243c7e936a72ef81f079775bda8a24e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenWorkout_viewer$data = {
  readonly athlete: {
    readonly thresholds: {
      readonly css: number | null | undefined;
      readonly ftp: number | null | undefined;
      readonly lthr: number | null | undefined;
      readonly runThresholdSpeed: number | null | undefined;
    };
    readonly " $fragmentSpreads": FragmentRefs<"TestQuestion_athlete">;
  } | null | undefined;
  readonly " $fragmentType": "OpenWorkout_viewer";
};
export type OpenWorkout_viewer$key = {
  readonly " $data"?: OpenWorkout_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenWorkout_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenWorkout_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Athlete",
      "kind": "LinkedField",
      "name": "athlete",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Thresholds",
          "kind": "LinkedField",
          "name": "thresholds",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ftp",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "runThresholdSpeed",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "css",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lthr",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TestQuestion_athlete"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1f4caec1a06a0dce0d4c920659fb3844";

export default node;
