/**
 * @generated SignedSource<<74c6ac4bd7b75b973f42553d263bf85b>>
 * @relayHash 8cfd10dbd0da20195c89aab325c4117b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afbe0800b3ec2e49a59bbe38dbb3619f3763d1184cf5f2105ede72cbcfb65bfa

import type { ConcreteRequest } from 'relay-runtime';
export type FormBand = "FRESH" | "NEUTRAL" | "STRAINED" | "TIRED" | "TRANSITION" | "%future added value";
export type PhaseChange = "GONE" | "MOVED" | "NEW" | "RESIZED" | "SAME" | "%future added value";
export type PhaseType = "BASE" | "BUILD" | "PEAK" | "RACE" | "RACE_SPECIFIC" | "RECOVERY" | "TAPER" | "%future added value";
export type Priority = "A" | "B" | "C" | "%future added value";
export type RaceType = "HALF_IRONMAN" | "HALF_MARATHON" | "IRONMAN" | "MARATHON" | "OLYMPIC_TRI" | "SPRINT_TRI" | "%future added value";
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
        readonly message: string;
        readonly suggestion: string;
        readonly title: string;
        readonly type: string;
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
                    "name": "type",
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
    "id": "afbe0800b3ec2e49a59bbe38dbb3619f3763d1184cf5f2105ede72cbcfb65bfa",
    "metadata": {},
    "name": "useRegenerationPreviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a4e240ff11e9f0bf83f5535c8ae11739";

export default node;
