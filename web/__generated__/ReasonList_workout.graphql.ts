/**
 * @generated SignedSource<<d8fdc24e8ffc974d85f5429e65d42b5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReasonSource = "ATHLETE" | "CHECK_IN" | "COACH" | "FEEDBACK" | "PHASE" | "PRINCIPLE" | "RULE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReasonList_workout$data = {
  readonly reasons: ReadonlyArray<{
    readonly code: string;
    readonly source: ReasonSource;
    readonly text: string;
  }>;
  readonly " $fragmentType": "ReasonList_workout";
};
export type ReasonList_workout$key = {
  readonly " $data"?: ReasonList_workout$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReasonList_workout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReasonList_workout",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Reason",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workout",
  "abstractKey": null
};

(node as any).hash = "bf938dd9d9e075d13212af184a6490cf";

export default node;
