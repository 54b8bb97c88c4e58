/**
 * @generated SignedSource<<4e0712b8c2baef108bacdf12d1a4d3dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhaseType = "BASE" | "BUILD" | "PEAK" | "RACE" | "RACE_SPECIFIC" | "RECOVERY" | "TAPER" | "%future added value";
export type PrincipleType = "PHASE_SPECIFIC" | "SCHEDULE_ADJUSTMENT" | "TRAINING_PHILOSOPHY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PrincipleDialog_principle$data = {
  readonly context: string;
  readonly id: string;
  readonly phaseType: PhaseType | null | undefined;
  readonly principle: string;
  readonly type: PrincipleType;
  readonly workoutType: string | null | undefined;
  readonly " $fragmentType": "PrincipleDialog_principle";
};
export type PrincipleDialog_principle$key = {
  readonly " $data"?: PrincipleDialog_principle$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrincipleDialog_principle">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PrincipleDialog_principle",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "context",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "principle",
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
      "name": "workoutType",
      "storageKey": null
    }
  ],
  "type": "Principle",
  "abstractKey": null
};

(node as any).hash = "ce6aa8bebe0a66ee5d533617e4aa5b28";

export default node;
