/**
 * @generated SignedSource<<47a9ca834e1d6b80e18e10dbe70be3e7>>
 * @relayHash bf084dc781c42be44b39995a87f7f137
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51a2f02c5eb9294eb3e8baf1d405459a3449cb5444a24c7047ff52723938a480

import type { ConcreteRequest } from 'relay-runtime';
export type FormBand = "FRESH" | "NEUTRAL" | "STRAINED" | "TIRED" | "TRANSITION" | "%future added value";
export type PhaseChange = "GONE" | "MOVED" | "NEW" | "RESIZED" | "SAME" | "%future added value";
export type PhaseType = "BASE" | "BUILD" | "PEAK" | "RACE" | "RACE_SPECIFIC" | "RECOVERY" | "TAPER" | "%future added value";
export type Priority = "A" | "B" | "C" | "%future added value";
export type RaceType = "HALF_IRONMAN" | "HALF_MARATHON" | "IRONMAN" | "MARATHON" | "OLYMPIC_TRI" | "SPRINT_TRI" | "%future added value";
export type RecommendationKind = "AWKWARD_GAP" | "COSTLY_B_RACE" | "EDITED_PHASE_GONE" | "EDITED_PHASE_KEPT" | "KEPT_ON_RACE_DAY" | "KEPT_ON_UNAVAILABLE_DAY" | "KEPT_OVER_DAY_LIMIT" | "LONG_DAY_TOO_SHORT" | "LONG_DAY_UNAVAILABLE" | "MAIN_GOAL_CHANGED" | "NOTHING_CHANGES" | "NO_A_RACE" | "NO_RACE_AHEAD" | "OTHER" | "PRINCIPLES_CONFLICT" | "PRINCIPLE_ADVICE_ONLY" | "PRINCIPLE_NOT_HELD" | "PRINCIPLE_REFUSED" | "RACES_TOO_CLOSE" | "RACE_BEYOND_SEASON" | "RACE_DATE_ASSUMED" | "RACE_ON_UNAVAILABLE_DAY" | "RECOVERY_FOLLOWS_RESULT" | "TOO_FEW_HOURS" | "TOO_LITTLE_TIME" | "TOO_MANY_A_RACES" | "TWO_RACES_ON_ONE_DAY" | "UNAVAILABLE_DAY" | "%future added value";
export type PreviewRegenerationInput = {
  athleteId?: string | null | undefined;
  edits?: ReadonlyArray<SeasonEdit> | null | undefined;
};
export type SeasonEdit = {
  addRace: AddRaceEdit;
  loseWeeks?: never;
  moveRace?: never;
  removeRace?: never;
  setHours?: never;
  setPriority?: never;
} | {
  addRace?: never;
  loseWeeks: LoseWeeksEdit;
  moveRace?: never;
  removeRace?: never;
  setHours?: never;
  setPriority?: never;
} | {
  addRace?: never;
  loseWeeks?: never;
  moveRace: MoveRaceEdit;
  removeRace?: never;
  setHours?: never;
  setPriority?: never;
} | {
  addRace?: never;
  loseWeeks?: never;
  moveRace?: never;
  removeRace: RemoveRaceEdit;
  setHours?: never;
  setPriority?: never;
} | {
  addRace?: never;
  loseWeeks?: never;
  moveRace?: never;
  removeRace?: never;
  setHours: SetHoursEdit;
  setPriority?: never;
} | {
  addRace?: never;
  loseWeeks?: never;
  moveRace?: never;
  removeRace?: never;
  setHours?: never;
  setPriority: SetPriorityEdit;
};
export type AddRaceEdit = {
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
    readonly __typename: "InvalidInput";
    readonly message: string;
  } | {
    readonly __typename: "NotPossible";
    readonly message: string;
  } | {
    readonly __typename: "PreviewRegenerationPayload";
    readonly preview: {
      readonly allRaces: ReadonlyArray<{
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
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "raceId",
  "storageKey": null
},
v3 = [
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
v4 = [
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
v5 = [
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
v6 = [
  (v1/*:: as any*/)
],
v7 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "previewRegeneration",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
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
                    "name": "title",
                    "storageKey": null
                  },
                  (v1/*:: as any*/),
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
                  (v2/*:: as any*/),
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
                    "selections": (v3/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DateRange",
                    "kind": "LinkedField",
                    "name": "new",
                    "plural": false,
                    "selections": (v3/*:: as any*/),
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
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PreviewPhase",
                    "kind": "LinkedField",
                    "name": "after",
                    "plural": false,
                    "selections": (v4/*:: as any*/),
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
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FormOnDay",
                    "kind": "LinkedField",
                    "name": "before",
                    "plural": false,
                    "selections": (v5/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FormOnDay",
                    "kind": "LinkedField",
                    "name": "after",
                    "plural": false,
                    "selections": (v5/*:: as any*/),
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
      {
        "kind": "InlineFragment",
        "selections": (v6/*:: as any*/),
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v6/*:: as any*/),
        "type": "NotPossible",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRegenerationPreviewMutation",
    "selections": (v7/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRegenerationPreviewMutation",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "51a2f02c5eb9294eb3e8baf1d405459a3449cb5444a24c7047ff52723938a480",
    "metadata": {},
    "name": "useRegenerationPreviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0512bea1b0866608c812b053c1d45478";

export default node;
