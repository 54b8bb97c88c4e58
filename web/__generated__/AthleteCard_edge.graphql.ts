/**
 * @generated SignedSource<<31eca01a095ccb0b939d20c5c98c5319>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttentionCode = "LOAD_RAMP" | "MISSED_KEY" | "NO_DATA" | "NO_SCHEDULE" | "PLAN_CONFLICT" | "RACE_NEAR" | "RED_CHECK_IN" | "SILENT" | "%future added value";
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
    readonly email: string;
    readonly firstName: string;
    readonly gender: Gender | null | undefined;
    readonly id: string;
    readonly lastName: string;
    readonly unreadMessages: number;
  };
  readonly " $fragmentType": "AthleteCard_edge";
};
export type AthleteCard_edge$key = {
  readonly " $data"?: AthleteCard_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"AthleteCard_edge">;
};

const node: ReaderFragment = {
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
      "concreteType": "Athlete",
      "kind": "LinkedField",
      "name": "node",
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
          "name": "unreadMessages",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoachedAthleteEdge",
  "abstractKey": null
};

(node as any).hash = "7103daf8f47d4339a424266cc5c8c1b1";

export default node;
