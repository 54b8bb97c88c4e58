/**
 * @generated SignedSource<<26c96b8a0cefcbbcb490620b718534e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttentionCode = "EFFORT_AGAIN" | "ILL" | "LOAD_RAMP" | "MISSED_KEY" | "NO_DATA" | "NO_SCHEDULE" | "PLAN_CONFLICT" | "RACE_NEAR" | "RED_CHECK_IN" | "SILENT" | "TIRED_AGAIN" | "%future added value";
export type FormBand = "FRESH" | "NEUTRAL" | "STRAINED" | "TIRED" | "TRANSITION" | "%future added value";
export type Gender = "FEMALE" | "MALE" | "OTHER" | "%future added value";
export type Priority = "A" | "B" | "C" | "%future added value";
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AthleteRow_edge$data = {
  readonly assignedAt: string;
  readonly attention: {
    readonly reasons: ReadonlyArray<{
      readonly code: AttentionCode;
    }>;
  } | null | undefined;
  readonly node: {
    readonly age: number | null | undefined;
    readonly coachGroups: ReadonlyArray<string>;
    readonly email: string;
    readonly firstName: string;
    readonly gender: Gender | null | undefined;
    readonly id: string;
    readonly lastName: string;
    readonly today: string;
    readonly unreadMessages: number;
  };
  readonly training: {
    readonly consistency: number | null | undefined;
    readonly form: ReadonlyArray<number>;
    readonly formBand: FormBand | null | undefined;
    readonly lastWorkout: {
      readonly description: string;
      readonly id: string;
      readonly scheduledDate: string;
      readonly workoutType: WorkoutType;
    } | null | undefined;
    readonly nextKeyWorkout: {
      readonly description: string;
      readonly id: string;
      readonly scheduledDate: string;
      readonly workoutType: WorkoutType;
    } | null | undefined;
    readonly nextRace: {
      readonly id: string;
      readonly priority: Priority;
      readonly raceDate: string;
      readonly raceName: string;
    } | null | undefined;
    readonly weekConsistency: number | null | undefined;
    readonly weeklyLoad: ReadonlyArray<number>;
  } | null | undefined;
  readonly " $fragmentType": "AthleteRow_edge";
};
export type AthleteRow_edge$key = {
  readonly " $data"?: AthleteRow_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"AthleteRow_edge">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
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
    "name": "workoutType",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "scheduledDate",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AthleteRow_edge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assignedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AthleteAttention",
      "kind": "LinkedField",
      "name": "attention",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AttentionReason",
          "kind": "LinkedField",
          "name": "reasons",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AthleteTraining",
      "kind": "LinkedField",
      "name": "training",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Workout",
          "kind": "LinkedField",
          "name": "lastWorkout",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Workout",
          "kind": "LinkedField",
          "name": "nextKeyWorkout",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Race",
          "kind": "LinkedField",
          "name": "nextRace",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "consistency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekConsistency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weeklyLoad",
          "storageKey": null
        },
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
          "name": "formBand",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Athlete",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "age",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gender",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "today",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unreadMessages",
          "storageKey": null
        },
        {
          "kind": "RequiredField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "coachGroups",
            "storageKey": null
          },
          "action": "THROW"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoachedAthleteEdge",
  "abstractKey": null
};
})();

(node as any).hash = "3ea8b2901044aaaa187cb4cae3a33368";

export default node;
