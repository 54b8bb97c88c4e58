/**
 * @generated SignedSource<<8d5eae7b4b15c5494fbcb5497fa0be2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhaseType = "BASE" | "BUILD" | "PEAK" | "RACE" | "RACE_SPECIFIC" | "RECOVERY" | "TAPER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type YearWeek_week$data = {
  readonly days: ReadonlyArray<{
    readonly races: ReadonlyArray<{
      readonly id: string;
      readonly raceName: string;
    }>;
  }>;
  readonly doneMinutes: number;
  readonly outline: {
    readonly phaseType: PhaseType;
    readonly targetHours: number;
  } | null | undefined;
  readonly plannedMinutes: number;
  readonly weekStartDate: string;
  readonly " $fragmentType": "YearWeek_week";
};
export type YearWeek_week$key = {
  readonly " $data"?: YearWeek_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"YearWeek_week">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "YearWeek_week",
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
      "concreteType": "CalendarOutline",
      "kind": "LinkedField",
      "name": "outline",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phaseType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "targetHours",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Race",
          "kind": "LinkedField",
          "name": "races",
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
              "name": "raceName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CalendarWeek",
  "abstractKey": null
};

(node as any).hash = "a7ca39c2e0f6bbab7aecfcb2d08fbe6c";

export default node;
