/**
 * @generated SignedSource<<9e74c64f9de13ee5f2621823f73af403>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanWarningKind = "AWKWARD_GAP" | "COSTLY_B_RACE" | "GOAL_TOO_FAST" | "HOURS_CAPPED" | "HOURS_NOT_PLACED" | "INJURY_LIMITS_RACE" | "KEPT_ON_RACE_DAY" | "KEPT_ON_UNAVAILABLE_DAY" | "KEPT_OVER_DAY_LIMIT" | "LONG_DAY_TOO_SHORT" | "LONG_DAY_UNAVAILABLE" | "LONG_SESSION_SHORT" | "MAIN_GOAL_CHANGED" | "NO_A_RACE" | "NO_RACE_AHEAD" | "OTHER" | "PRINCIPLES_CONFLICT" | "PRINCIPLE_ADVICE_ONLY" | "PRINCIPLE_NOT_HELD" | "PRINCIPLE_REFUSED" | "RACES_TOO_CLOSE" | "RACE_BEYOND_SEASON" | "RACE_DATE_ASSUMED" | "RACE_ON_UNAVAILABLE_DAY" | "STRENGTH_NOT_PLACED" | "TOO_FEW_HOURS" | "TOO_LITTLE_TIME" | "TOO_MANY_A_RACES" | "TWO_RACES_ON_ONE_DAY" | "UNAVAILABLE_DAY" | "%future added value";
export type ResultStatus = "DID_NOT_FINISH" | "DID_NOT_START" | "FINISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaceWarnings_race$data = {
  readonly raceName: string;
  readonly result: {
    readonly status: ResultStatus;
  } | null | undefined;
  readonly warnings: ReadonlyArray<{
    readonly kind: PlanWarningKind;
    readonly message: string;
    readonly recommendation: string;
  }>;
  readonly " $fragmentType": "RaceWarnings_race";
};
export type RaceWarnings_race$key = {
  readonly " $data"?: RaceWarnings_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceWarnings_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RaceWarnings_race",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "raceName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceResult",
      "kind": "LinkedField",
      "name": "result",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanWarning",
      "kind": "LinkedField",
      "name": "warnings",
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
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recommendation",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "62a047cf244e16a802efde7abe646153";

export default node;
