/**
 * @generated SignedSource<<6a8206cdcf8715c54c3e6befb40a3d15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhaseType = "BASE" | "BUILD" | "PEAK" | "RACE" | "RACE_SPECIFIC" | "RECOVERY" | "TAPER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApplyPrincipleDialog_principle$data = {
  readonly context: string;
  readonly id: string;
  readonly phaseType: PhaseType | null | undefined;
  readonly principle: string;
  readonly workoutType: string | null | undefined;
  readonly " $fragmentType": "ApplyPrincipleDialog_principle";
};
export type ApplyPrincipleDialog_principle$key = {
  readonly " $data"?: ApplyPrincipleDialog_principle$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplyPrincipleDialog_principle">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApplyPrincipleDialog_principle",
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

(node as any).hash = "7d632023d32ef5abf72cc26f6fbb4645";

export default node;
