/**
 * @generated SignedSource<<e16cae9e3b733438787c16a31930ad97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActorRole = "ATHLETE" | "COACH" | "PLANNER" | "%future added value";
export type BrokenCause = "CHANGE" | "LIMIT" | "PLAN" | "%future added value";
export type LimitRule = "AGE_CAP" | "AVAILABLE_HOURS" | "BLOCKED_DATE" | "DAY_CAP" | "HARD_AFTER_LONG_RUN" | "HARD_DAYS" | "HARD_DAYS_APART" | "INJURY" | "LONG_DAY" | "LONG_RUN_GROWTH" | "PRINCIPLE" | "RACE_NEAR" | "REST_DAYS" | "SESSIONS_A_DAY" | "SHORT_DATE" | "STRENGTH_EVE" | "STRENGTH_SHARE" | "UNAVAILABLE_DAY" | "WEEK_MINUTES" | "%future added value";
export type ProofKind = "LIMIT" | "TARGET" | "%future added value";
export type RevisionCause = "ACTIVITY" | "ADAPT" | "CREATE" | "DELETE" | "FEEDBACK" | "GENERATE" | "MOVE" | "RESTORE" | "SEASON" | "UNDO" | "UPDATE" | "%future added value";
export type WeekStatus = "COMPLETED" | "IN_PROGRESS" | "UPCOMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProofList_week$data = {
  readonly proof: ReadonlyArray<{
    readonly brokenBy: {
      readonly actorRole: ActorRole;
      readonly cause: RevisionCause;
      readonly createdAt: string;
      readonly id: string;
      readonly isOwn: boolean;
      readonly number: number;
      readonly summary: string;
    } | null | undefined;
    readonly brokenCause: BrokenCause | null | undefined;
    readonly code: LimitRule | null | undefined;
    readonly constraint: string;
    readonly excess: number;
    readonly holds: boolean;
    readonly kind: ProofKind;
    readonly limit: string;
    readonly value: string;
    readonly workoutId: string | null | undefined;
  }>;
  readonly status: WeekStatus;
  readonly workouts: ReadonlyArray<{
    readonly description: string;
    readonly id: string;
  }>;
  readonly " $fragmentType": "ProofList_week";
};
export type ProofList_week$key = {
  readonly " $data"?: ProofList_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProofList_week">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProofList_week",
  "selections": [
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
      "concreteType": "Proof",
      "kind": "LinkedField",
      "name": "proof",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
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
          "name": "constraint",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "limit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "excess",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "holds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workoutId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Revision",
          "kind": "LinkedField",
          "name": "brokenBy",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cause",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "actorRole",
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
              "name": "summary",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "brokenCause",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Workout",
      "kind": "LinkedField",
      "name": "workouts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrainingWeek",
  "abstractKey": null
};
})();

(node as any).hash = "49e3e1ed19def59fde14115b1bd84f2c";

export default node;
