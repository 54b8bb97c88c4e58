/**
 * @generated SignedSource<<e57a1254a537ad02baa8e6e25d04d0aa>>
 * @relayHash fbab5d703e939cc533c35f885d645cf1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78f51f9d96a7900195f4b8b9a9a75de16ef9eb03b0bb962ce1a7655bd053db15

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormBand = "FRESH" | "NEUTRAL" | "STRAINED" | "TIRED" | "TRANSITION" | "%future added value";
export type PhaseChange = "GONE" | "MOVED" | "NEW" | "RESIZED" | "SAME" | "%future added value";
export type PhaseType = "BASE" | "BUILD" | "PEAK" | "RACE" | "RACE_SPECIFIC" | "RECOVERY" | "TAPER" | "%future added value";
export type Priority = "A" | "B" | "C" | "%future added value";
export type RaceType = "AQUABIKE" | "DUATHLON" | "GRAN_FONDO" | "HALF_IRONMAN" | "HALF_MARATHON" | "IRONMAN" | "MARATHON" | "OLYMPIC_TRI" | "OPEN_WATER" | "RACE_10K" | "RACE_5K" | "SPRINT_TRI" | "TIME_TRIAL" | "ULTRA_100K" | "ULTRA_50K" | "%future added value";
export type RecommendationKind = "AWKWARD_GAP" | "COSTLY_B_RACE" | "EDITED_PHASE_GONE" | "EDITED_PHASE_KEPT" | "GOAL_TOO_FAST" | "HOURS_CAPPED" | "HOURS_NOT_PLACED" | "INJURY_LIMITS_RACE" | "KEPT_ON_RACE_DAY" | "KEPT_ON_UNAVAILABLE_DAY" | "KEPT_OVER_DAY_LIMIT" | "LONG_DAY_TOO_SHORT" | "LONG_DAY_UNAVAILABLE" | "LONG_SESSION_SHORT" | "MAIN_GOAL_CHANGED" | "NOTHING_CHANGES" | "NO_A_RACE" | "NO_RACE_AHEAD" | "OTHER" | "PRINCIPLES_CONFLICT" | "PRINCIPLE_ADVICE_ONLY" | "PRINCIPLE_NOT_HELD" | "PRINCIPLE_REFUSED" | "RACES_TOO_CLOSE" | "RACE_BEYOND_SEASON" | "RACE_DATE_ASSUMED" | "RACE_ON_UNAVAILABLE_DAY" | "RECOVERY_FOLLOWS_RESULT" | "STRENGTH_NOT_PLACED" | "TOO_FEW_HOURS" | "TOO_LITTLE_TIME" | "TOO_MANY_A_RACES" | "TWO_RACES_ON_ONE_DAY" | "UNAVAILABLE_DAY" | "%future added value";
export type PreviewRegenerationInput = {
  athleteId?: string | null | undefined;
  edits?: ReadonlyArray<SeasonEdit> | null | undefined;
};
export type SeasonEdit = {
  addRace: AddRaceEdit;
  loseWeeks?: never;
  moveRace?: never;
  removeRace?: never;
  setGoal?: never;
  setHours?: never;
  setPriority?: never;
} | {
  addRace?: never;
  loseWeeks: LoseWeeksEdit;
  moveRace?: never;
  removeRace?: never;
  setGoal?: never;
  setHours?: never;
  setPriority?: never;
} | {
  addRace?: never;
  loseWeeks?: never;
  moveRace: MoveRaceEdit;
  removeRace?: never;
  setGoal?: never;
  setHours?: never;
  setPriority?: never;
} | {
  addRace?: never;
  loseWeeks?: never;
  moveRace?: never;
  removeRace: RemoveRaceEdit;
  setGoal?: never;
  setHours?: never;
  setPriority?: never;
} | {
  addRace?: never;
  loseWeeks?: never;
  moveRace?: never;
  removeRace?: never;
  setGoal: SetGoalEdit;
  setHours?: never;
  setPriority?: never;
} | {
  addRace?: never;
  loseWeeks?: never;
  moveRace?: never;
  removeRace?: never;
  setGoal?: never;
  setHours: SetHoursEdit;
  setPriority?: never;
} | {
  addRace?: never;
  loseWeeks?: never;
  moveRace?: never;
  removeRace?: never;
  setGoal?: never;
  setHours?: never;
  setPriority: SetPriorityEdit;
};
export type AddRaceEdit = {
  goalTimeSec?: number | null | undefined;
  priority?: Priority | null | undefined;
  raceDate: string;
  raceName: string;
  raceType: RaceType;
};
export type LoseWeeksEdit = {
  count: number;
  from: string;
};
export type MoveRaceEdit = {
  raceDate: string;
  raceId: string;
};
export type RemoveRaceEdit = {
  raceId: string;
};
export type SetGoalEdit = {
  goalTimeSec?: number | null | undefined;
  raceId: string;
};
export type SetHoursEdit = {
  weeklyHoursAvailable: number;
};
export type SetPriorityEdit = {
  priority: Priority;
  raceId: string;
};
export type useRegenerationPreviewMutation$variables = {
  input: PreviewRegenerationInput;
};
export type useRegenerationPreviewMutation$data = {
  readonly previewRegeneration: {
    readonly payload: {
      readonly preview: {
        readonly allRaces: ReadonlyArray<{
          readonly goalTimeSec: number | null | undefined;
          readonly plannedSec: number | null | undefined;
          readonly predictedHighSec: number | null | undefined;
          readonly predictedLowSec: number | null | undefined;
          readonly priority: Priority;
          readonly raceDate: string;
          readonly raceId: string;
          readonly raceName: string;
          readonly raceType: RaceType;
        }>;
        readonly dateRange: {
          readonly new: {
            readonly end: string;
            readonly start: string;
          };
          readonly old: {
            readonly end: string;
            readonly start: string;
          };
        };
        readonly id: string;
        readonly phaseCount: {
          readonly new: number;
          readonly old: number;
        };
        readonly phases: ReadonlyArray<{
          readonly after: {
            readonly endDate: string;
            readonly phaseName: string;
            readonly phaseType: PhaseType;
            readonly startDate: string;
            readonly weeklyVolume: number;
          } | null | undefined;
          readonly before: {
            readonly endDate: string;
            readonly phaseName: string;
            readonly phaseType: PhaseType;
            readonly startDate: string;
            readonly weeklyVolume: number;
          } | null | undefined;
          readonly change: PhaseChange;
        }>;
        readonly raceDays: ReadonlyArray<{
          readonly after: {
            readonly band: FormBand;
            readonly form: number;
          } | null | undefined;
          readonly before: {
            readonly band: FormBand;
            readonly form: number;
          } | null | undefined;
          readonly raceId: string;
        }>;
        readonly recommendations: ReadonlyArray<{
          readonly kind: RecommendationKind;
          readonly message: string;
          readonly suggestion: string;
          readonly title: string;
        }>;
        readonly weeks: ReadonlyArray<{
          readonly hoursAfter: number | null | undefined;
          readonly hoursBefore: number | null | undefined;
          readonly weekStartDate: string;
        }>;
      };
    } | null | undefined;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"useAct_refusal">;
    } | null | undefined;
  } | null | undefined;
};
export type useRegenerationPreviewMutation = {
  response: useRegenerationPreviewMutation$data;
  variables: useRegenerationPreviewMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "raceId",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "start",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "end",
    "storageKey": null
  }
],
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "phaseName",
    "storageKey": null
  },
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
    "name": "startDate",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "endDate",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "weeklyVolume",
    "storageKey": null
  }
],
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "form",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "band",
    "storageKey": null
  }
],
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RegenerationPreview",
      "kind": "LinkedField",
      "name": "preview",
      "plural": false,
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
          "concreteType": "Recommendation",
          "kind": "LinkedField",
          "name": "recommendations",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "suggestion",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PreviewRace",
          "kind": "LinkedField",
          "name": "allRaces",
          "plural": true,
          "selections": [
            (v4/*:: as any*/),
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
              "kind": "ScalarField",
              "name": "raceType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "raceDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "priority",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "goalTimeSec",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "predictedLowSec",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "predictedHighSec",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "plannedSec",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CountChange",
          "kind": "LinkedField",
          "name": "phaseCount",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "old",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "new",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DateRangeChange",
          "kind": "LinkedField",
          "name": "dateRange",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "DateRange",
              "kind": "LinkedField",
              "name": "old",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "DateRange",
              "kind": "LinkedField",
              "name": "new",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PhaseDifference",
          "kind": "LinkedField",
          "name": "phases",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "change",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PreviewPhase",
              "kind": "LinkedField",
              "name": "before",
              "plural": false,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PreviewPhase",
              "kind": "LinkedField",
              "name": "after",
              "plural": false,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WeekDifference",
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
              "name": "hoursBefore",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hoursAfter",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RaceDayDifference",
          "kind": "LinkedField",
          "name": "raceDays",
          "plural": true,
          "selections": [
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "FormOnDay",
              "kind": "LinkedField",
              "name": "before",
              "plural": false,
              "selections": (v7/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FormOnDay",
              "kind": "LinkedField",
              "name": "after",
              "plural": false,
              "selections": (v7/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PreviewRegenerationPayload",
  "abstractKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v10 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldError",
      "kind": "LinkedField",
      "name": "errors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRegenerationPreviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "previewRegeneration",
        "plural": false,
        "selections": [
          {
            "fragment": (v8/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "payload"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "useAct_refusal",
                  "selections": [
                    (v9/*:: as any*/),
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    (v10/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Refusal",
              "abstractKey": "__isRefusal"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refusal"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRegenerationPreviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "previewRegeneration",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v8/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "type": "Refusal",
            "abstractKey": "__isRefusal"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "78f51f9d96a7900195f4b8b9a9a75de16ef9eb03b0bb962ce1a7655bd053db15",
    "metadata": {},
    "name": "useRegenerationPreviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0dc409f9d85e4abadd39814b083a7f8a";

export default node;
