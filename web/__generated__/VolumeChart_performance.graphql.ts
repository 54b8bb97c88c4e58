/**
 * @generated SignedSource<<409ebe225c0e7757b40fbfc954d7f081>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type VolumeChart_performance$data = {
  readonly weeks: ReadonlyArray<{
    readonly sports: ReadonlyArray<{
      readonly doneMinutes: number;
      readonly doneTss: number;
      readonly plannedMinutes: number;
      readonly plannedTss: number;
      readonly workoutType: WorkoutType;
    }>;
    readonly weekStartDate: string;
  }>;
  readonly " $fragmentType": "VolumeChart_performance";
};
export type VolumeChart_performance$key = {
  readonly " $data"?: VolumeChart_performance$data;
  readonly " $fragmentSpreads": FragmentRefs<"VolumeChart_performance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VolumeChart_performance",
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
          "concreteType": "SportVolume",
          "kind": "LinkedField",
          "name": "sports",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "workoutType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "plannedMinutes",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "doneMinutes",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "plannedTss",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "doneTss",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Performance",
  "abstractKey": null
};

(node as any).hash = "773076290842229a3ae543db9d0541f5";

export default node;
