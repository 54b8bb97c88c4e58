/**
 * @generated SignedSource<<1f05b8334423216e0cc4bd5b81ff224f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttentionCode = "EFFORT_AGAIN" | "ILL" | "LOAD_RAMP" | "MISSED_KEY" | "NO_DATA" | "NO_SCHEDULE" | "PLAN_CONFLICT" | "RACE_NEAR" | "RED_CHECK_IN" | "SILENT" | "TIRED_AGAIN" | "%future added value";
export type FormBand = "FRESH" | "NEUTRAL" | "STRAINED" | "TIRED" | "TRANSITION" | "%future added value";
export type Gender = "FEMALE" | "MALE" | "OTHER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AthleteCard_edge$data = {
  readonly assignedAt: string;
  readonly attention: {
    readonly lastHeardOn: string | null | undefined;
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
    readonly nextRace: {
      readonly id: string;
      readonly raceDate: string;
      readonly raceName: string;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "AthleteCard_edge";
};
export type AthleteCard_edge$key = {
  readonly " $data"?: AthleteCard_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"AthleteCard_edge">;
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
  "name": "AthleteCard_edge",
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
          "kind": "ScalarField",
          "name": "lastHeardOn",
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "consistency",
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

(node as any).hash = "7b957d6f13ebf0c9d42fb1b65c5e4d65";

export default node;
