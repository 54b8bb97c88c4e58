/**
 * @generated SignedSource<<ce5ea678e11c6009d16bbc388a5d6800>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhaseType = "BASE" | "BUILD" | "PEAK" | "RACE" | "RACE_SPECIFIC" | "RECOVERY" | "TAPER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PrincipleDialog_principle$data = {
  readonly context: string;
  readonly id: string;
  readonly phaseType: PhaseType | null | undefined;
  readonly principle: string;
  readonly principleType: string;
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
      "name": "principleType",
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

(node as any).hash = "4de402127489f8f83b7eac0da437311f";

export default node;
