/**
 * @generated SignedSource<<3c09e1c9390c82de13ad483057a243df>>
 * @relayHash 197030d8a1bb9068c2e3e75952566f6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 531ca5bea678825452e4f9775013f044a262f4ed0bd47aba0be7c969d9e2db8c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScheduleMode = "SEASON_PLAN" | "TRAIN_CONSISTENTLY" | "%future added value";
export type Sport = "CYCLING" | "MULTISPORT" | "OTHER" | "RUNNING" | "STRENGTH" | "SWIMMING" | "%future added value";
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
export type GenerateScheduleInput = {
  athleteId?: string | null | undefined;
  mode: ScheduleMode;
  selectedSports?: ReadonlyArray<Sport> | null | undefined;
};
export type SchedulePreviewMutation$variables = {
  input: GenerateScheduleInput;
};
export type SchedulePreviewMutation$data = {
  readonly previewSchedule: {
    readonly conflict: {
      readonly constraints: ReadonlyArray<string>;
      readonly message: string;
      readonly relaxations: ReadonlyArray<string>;
    } | null | undefined;
    readonly payload: {
      readonly warnings: ReadonlyArray<{
        readonly message: string;
        readonly recommendation: string;
      }>;
      readonly weeks: ReadonlyArray<{
        readonly changes: ReadonlyArray<{
          readonly after: {
            readonly description: string;
            readonly duration: number;
            readonly intensity: string;
            readonly scheduledDate: string;
            readonly workoutType: WorkoutType;
          } | null | undefined;
          readonly before: {
            readonly description: string;
            readonly duration: number;
            readonly intensity: string;
            readonly scheduledDate: string;
            readonly workoutType: WorkoutType;
          } | null | undefined;
          readonly workoutId: string;
        }>;
        readonly kept: ReadonlyArray<{
          readonly description: string;
          readonly duration: number;
          readonly intensity: string;
          readonly scheduledDate: string;
          readonly workoutType: WorkoutType;
        }>;
        readonly minutesAfter: number;
        readonly minutesBefore: number;
        readonly staying: number;
        readonly weekStartDate: string;
      }>;
    } | null | undefined;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"useAct_refusal">;
    } | null | undefined;
  } | null | undefined;
};
export type SchedulePreviewMutation = {
  response: SchedulePreviewMutation$data;
  variables: SchedulePreviewMutation$variables;
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
v2 = [
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
    "name": "duration",
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
    "name": "description",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PreviewedWeek",
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
          "name": "minutesBefore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minutesAfter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "staying",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkoutChange",
          "kind": "LinkedField",
          "name": "changes",
          "plural": true,
          "selections": [
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
              "concreteType": "SessionSnapshot",
              "kind": "LinkedField",
              "name": "before",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SessionSnapshot",
              "kind": "LinkedField",
              "name": "after",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SessionSnapshot",
          "kind": "LinkedField",
          "name": "kept",
          "plural": true,
          "selections": (v2/*:: as any*/),
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
        (v3/*:: as any*/),
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
  "type": "SchedulePreview",
  "abstractKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "constraints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "relaxations",
      "storageKey": null
    }
  ],
  "type": "PlanConflict",
  "abstractKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v8 = {
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
    "name": "SchedulePreviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "previewSchedule",
        "plural": false,
        "selections": [
          {
            "fragment": (v4/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "payload"
          },
          {
            "fragment": (v5/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "conflict"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "useAct_refusal",
                  "selections": [
                    (v6/*:: as any*/),
                    (v7/*:: as any*/),
                    (v3/*:: as any*/),
                    (v8/*:: as any*/)
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
    "name": "SchedulePreviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "previewSchedule",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/),
              (v3/*:: as any*/),
              (v8/*:: as any*/)
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
    "id": "531ca5bea678825452e4f9775013f044a262f4ed0bd47aba0be7c969d9e2db8c",
    "metadata": {},
    "name": "SchedulePreviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c7036a5ab2521b48771b5fc75ef4a665";

export default node;
