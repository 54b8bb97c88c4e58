/**
 * @generated SignedSource<<7d1f57da029d115a0f11ac331292650e>>
 * @relayHash 0837e84ef57563920fa1e3420362add1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2eccf7fced161b1bc078e2a147f18e4426ec5a8190857de3392f206f8c2690a4

import type { ConcreteRequest } from 'relay-runtime';
export type ActorRole = "ATHLETE" | "COACH" | "PLANNER" | "%future added value";
export type BrokenCause = "CHANGE" | "LIMIT" | "PLAN" | "%future added value";
export type LimitRule = "AGE_CAP" | "AVAILABLE_HOURS" | "BLOCKED_DATE" | "DAY_CAP" | "HARD_AFTER_LONG_RUN" | "HARD_DAYS" | "HARD_DAYS_APART" | "INJURY" | "LONG_DAY" | "LONG_RUN_GROWTH" | "PRINCIPLE" | "RACE_NEAR" | "REST_DAYS" | "SESSIONS_A_DAY" | "SHORT_DATE" | "STRENGTH_EVE" | "STRENGTH_SHARE" | "UNAVAILABLE_DAY" | "WEEK_MINUTES" | "%future added value";
export type PhaseType = "BASE" | "BUILD" | "PEAK" | "RACE" | "RACE_SPECIFIC" | "RECOVERY" | "TAPER" | "%future added value";
export type ProofKind = "LIMIT" | "TARGET" | "%future added value";
export type RevisionCause = "ACTIVITY" | "ADAPT" | "CREATE" | "DELETE" | "FEEDBACK" | "GENERATE" | "MOVE" | "RESTORE" | "SEASON" | "UNDO" | "UPDATE" | "%future added value";
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
export type StepKind = "COOLDOWN" | "RECOVERY" | "REST" | "WARMUP" | "WORK" | "%future added value";
export type TargetMetric = "CSS" | "FTP" | "LTHR" | "RPE" | "THR_SPEED" | "%future added value";
export type WeekKind = "LOAD" | "RACE" | "RECOVERY" | "STEP" | "TAPER" | "%future added value";
export type WeekStatus = "COMPLETED" | "IN_PROGRESS" | "UPCOMING" | "%future added value";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
export type WorkoutStatus = "COMPLETED" | "PARTIALLY_COMPLETED" | "SCHEDULED" | "SKIPPED" | "%future added value";
export type WorkoutTime = "AFTERNOON" | "EVENING" | "MIDDAY" | "MORNING" | "%future added value";
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
export type WeekSheetsQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type WeekSheetsQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly week: {
      readonly id: string;
      readonly kind: WeekKind;
      readonly phaseType: PhaseType;
      readonly plannedMinutes: number;
      readonly proof: ReadonlyArray<{
        readonly brokenBy: {
          readonly actorRole: ActorRole;
          readonly cause: RevisionCause;
          readonly createdAt: string;
          readonly isOwn: boolean;
          readonly summary: string;
        } | null | undefined;
        readonly brokenCause: BrokenCause | null | undefined;
        readonly code: LimitRule | null | undefined;
        readonly constraint: string;
        readonly holds: boolean;
        readonly kind: ProofKind;
        readonly limit: string;
        readonly value: string;
      }>;
      readonly status: WeekStatus;
      readonly weekEndDate: string;
      readonly weekNumber: number;
      readonly weekStartDate: string;
      readonly workouts: ReadonlyArray<{
        readonly description: string;
        readonly duration: number;
        readonly id: string;
        readonly instructions: string;
        readonly intensity: string;
        readonly scheduledDate: string;
        readonly status: WorkoutStatus;
        readonly steps: ReadonlyArray<{
          readonly repeat: number;
          readonly steps: ReadonlyArray<{
            readonly distanceM: number | null | undefined;
            readonly durationSec: number;
            readonly effort: number;
            readonly kind: StepKind;
            readonly leg: Sport | null | undefined;
            readonly note: string | null | undefined;
            readonly target: {
              readonly hi: number;
              readonly lo: number;
              readonly metric: TargetMetric;
            };
          }>;
        }>;
        readonly timeOfDay: WorkoutTime;
        readonly workoutType: WorkoutType;
      }>;
    } | null | undefined;
  } | null | undefined>;
  readonly viewer: {
    readonly athlete: {
      readonly firstName: string;
      readonly lastName: string;
      readonly timeZone: string;
      readonly trainingTimes: {
        readonly days: ReadonlyArray<{
          readonly day: Weekday;
          readonly startsAt: string | null | undefined;
        }>;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type WeekSheetsQuery = {
  response: WeekSheetsQuery$data;
  variables: WeekSheetsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "TrainingTimes",
  "kind": "LinkedField",
  "name": "trainingTimes",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TrainingTime",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weekNumber",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weekStartDate",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weekEndDate",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phaseType",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "plannedMinutes",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "constraint",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "limit",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "holds",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "actorRole",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOwn",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cause",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "summary",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "brokenCause",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "Workout",
  "kind": "LinkedField",
  "name": "workouts",
  "plural": true,
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduledDate",
      "storageKey": null
    },
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
      "name": "intensity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "duration",
      "storageKey": null
    },
    (v13/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "instructions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeOfDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StepBlock",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "repeat",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Step",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": [
            (v11/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "leg",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "durationSec",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "distanceM",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "effort",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "note",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "StepTarget",
              "kind": "LinkedField",
              "name": "target",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "metric",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "lo",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "hi",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WeekSheetsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Athlete",
            "kind": "LinkedField",
            "name": "athlete",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v5/*:: as any*/),
          "concreteType": null,
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Proof",
                    "kind": "LinkedField",
                    "name": "proof",
                    "plural": true,
                    "selections": [
                      (v14/*:: as any*/),
                      (v11/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Revision",
                        "kind": "LinkedField",
                        "name": "brokenBy",
                        "plural": false,
                        "selections": [
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v21/*:: as any*/),
                          (v22/*:: as any*/),
                          (v23/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v24/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v25/*:: as any*/)
                ],
                "type": "TrainingWeek",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "week"
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WeekSheetsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Athlete",
            "kind": "LinkedField",
            "name": "athlete",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v6/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Proof",
                "kind": "LinkedField",
                "name": "proof",
                "plural": true,
                "selections": [
                  (v14/*:: as any*/),
                  (v11/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Revision",
                    "kind": "LinkedField",
                    "name": "brokenBy",
                    "plural": false,
                    "selections": [
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v24/*:: as any*/)
                ],
                "storageKey": null
              },
              (v25/*:: as any*/)
            ],
            "type": "TrainingWeek",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2eccf7fced161b1bc078e2a147f18e4426ec5a8190857de3392f206f8c2690a4",
    "metadata": {},
    "name": "WeekSheetsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "23e8bb12ec9b49caddac3673a6fa6769";

export default node;
