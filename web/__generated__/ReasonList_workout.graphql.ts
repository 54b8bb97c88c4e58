/**
 * @generated SignedSource<<a84db3ccd08e5655f0b2517d73e2e26a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReasonKind = "ADDED" | "AFTER_RACE" | "BLOCKED_DATE" | "BREAK" | "BREAK_STANDING" | "BUSY_WEEK" | "CHECK_IN_ANEW" | "COACH_LIGHTER" | "COMPLEMENTARY_SPORT" | "DAY_WITH_ROOM" | "DEADLINES" | "EDITED" | "EFFORT_AGAIN" | "EFFORT_CUT_SHORT" | "EFFORT_HIGH" | "EFFORT_REPEATED" | "EFFORT_STANDING" | "HARD_SPACING" | "HRV_ANEW" | "HRV_LOW" | "HRV_REST" | "ILLNESS" | "ILLNESS_OVER" | "ILLNESS_RETURN" | "ILLNESS_STANDING" | "ILLNESS_VOLUME" | "INJURY_CARE" | "INJURY_OVER" | "INJURY_RULE" | "INJURY_STANDING" | "INJURY_SUBSTITUTION" | "KEPT" | "LENGTH_AGE_CAP" | "LENGTH_BELOW_LONG" | "LENGTH_DAY_CAP" | "LENGTH_EASIER_WEEK" | "LENGTH_INJURY_CAP" | "LENGTH_LONG_SHARE" | "LENGTH_ORDINARY_CAP" | "LENGTH_PRINCIPLE_CAP" | "LENGTH_RACE_NEAR" | "LENGTH_RACE_TYPE_CAP" | "LENGTH_RECOVERY_CAP" | "LENGTH_SHARE" | "LENGTH_STEP_BACK" | "LIBRARY" | "LIMIT_AGE" | "LIMIT_DAY_CAP" | "LIMIT_HARD_DAYS" | "LIMIT_INJURY" | "LIMIT_LOAD" | "LIMIT_LONG_DAY" | "LIMIT_LONG_RUN" | "LIMIT_PRINCIPLE" | "LIMIT_RACE" | "LIMIT_REST_DAYS" | "LIMIT_SESSIONS" | "LIMIT_STRENGTH" | "LIMIT_UNAVAILABLE" | "LONG_DAY" | "LONG_DAY_BLOCKED" | "LONG_DAY_CHOSEN" | "LONG_RUN_GROWTH" | "MISSED_KEY" | "MISSED_KEY_STANDING" | "MORE_THAN_PLANNED" | "MOVED" | "OTHER" | "PHASE_BRICK" | "PHASE_EASY" | "PHASE_KEY" | "PHASE_LONG" | "PHASE_OPENER" | "PHASE_RACE" | "PHASE_RECOVERY" | "PHASE_STEADY" | "PHASE_STRENGTH" | "PRINCIPLE" | "RACE_DAY" | "RACE_NEAR" | "RACE_PACE" | "RAMP" | "RAMP_RUN" | "RAMP_STANDING" | "READINESS_AMBER" | "READINESS_GREEN" | "READINESS_ORANGE" | "READINESS_RED" | "READINESS_REST_DAY" | "READINESS_STANDING" | "REALIGNED" | "REQUEST" | "RUNG_DOWN" | "RUNG_RAISED" | "RUNG_UP" | "SAME_DAY_AS_LAST_WEEK" | "SHORT_DATE" | "SKIPPED_INJURY" | "STANDING" | "STEP_BACK_WEEK" | "STRENGTH_DAY" | "TEST_WORTH_IT" | "THRESHOLD_TEST" | "TIME_ZONES" | "TIRED" | "TIRED_AGAIN" | "TIRED_STANDING" | "TRAVEL" | "TRAVEL_STANDING" | "%future added value";
export type ReasonSource = "ATHLETE" | "CHECK_IN" | "COACH" | "FEEDBACK" | "PHASE" | "PRINCIPLE" | "RULE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReasonList_workout$data = {
  readonly reasons: ReadonlyArray<{
    readonly kind: ReasonKind;
    readonly source: ReasonSource;
    readonly text: string;
  }>;
  readonly " $fragmentType": "ReasonList_workout";
};
export type ReasonList_workout$key = {
  readonly " $data"?: ReasonList_workout$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReasonList_workout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReasonList_workout",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Reason",
      "kind": "LinkedField",
      "name": "reasons",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workout",
  "abstractKey": null
};

(node as any).hash = "9fedaf33f547cee1c20ed7154646af2b";

export default node;
