/**
 * @generated SignedSource<<0ef43b567581ea6abc449e99fe765d88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdviceKind = "ARE_YOU_WELL" | "BLOCKED_STAYS" | "ILLNESS_CARE" | "OTHER" | "PLACED_IN_ILLNESS" | "RACE_AFTER_FEVER" | "SEE_A_DOCTOR" | "SLOW_DOWN" | "TIME_ZONES" | "TRAVEL_ALTERNATIVES" | "TWO_RED_WEEKS" | "%future added value";
export type ChangeOp = "ADD" | "EASE" | "MOVE" | "REMOVE" | "REPLACE" | "RESIZE" | "SWAP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useIllness_payload$data = {
  readonly adaptation: {
    readonly advice: ReadonlyArray<{
      readonly kind: AdviceKind;
      readonly text: string;
    }>;
    readonly changes: ReadonlyArray<{
      readonly changeDescription: string;
      readonly changeId: string;
      readonly durationAfter: number | null | undefined;
      readonly durationBefore: number | null | undefined;
      readonly fromDate: string | null | undefined;
      readonly intensityAfter: string | null | undefined;
      readonly intensityBefore: string | null | undefined;
      readonly op: ChangeOp;
      readonly rungAfter: number | null | undefined;
      readonly rungBefore: number | null | undefined;
      readonly toDate: string | null | undefined;
    }>;
    readonly revision: {
      readonly id: string;
    } | null | undefined;
    readonly summary: string;
  } | null | undefined;
  readonly athlete: {
    readonly " $fragmentSpreads": FragmentRefs<"ScheduleView_athlete">;
  };
  readonly " $fragmentType": "useIllness_payload";
};
export type useIllness_payload$key = {
  readonly " $data"?: useIllness_payload$data;
  readonly " $fragmentSpreads": FragmentRefs<"useIllness_payload">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useIllness_payload",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ScheduleView_athlete"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Adaptation",
      "kind": "LinkedField",
      "name": "adaptation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "summary",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ScheduleChange",
          "kind": "LinkedField",
          "name": "changes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "changeId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "op",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fromDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "toDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "durationBefore",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "durationAfter",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "intensityBefore",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "intensityAfter",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rungBefore",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rungAfter",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "changeDescription",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Advice",
          "kind": "LinkedField",
          "name": "advice",
          "plural": true,
          "selections": [
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
              "name": "text",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Revision",
          "kind": "LinkedField",
          "name": "revision",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReportIllnessPayload",
  "abstractKey": null
};

(node as any).hash = "62b1bdae9cb4591e9ae1b0b86e993936";

export default node;
