/**
 * @generated SignedSource<<1e75a9553201888c86482c76d085d85f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Priority = "A" | "B" | "C" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SeasonWarnings_plan$data = {
  readonly races: ReadonlyArray<{
    readonly priority: Priority;
  }>;
  readonly warnings: ReadonlyArray<{
    readonly code: string;
    readonly message: string;
    readonly recommendation: string;
  }>;
  readonly " $fragmentType": "SeasonWarnings_plan";
};
export type SeasonWarnings_plan$key = {
  readonly " $data"?: SeasonWarnings_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonWarnings_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeasonWarnings_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Race",
      "kind": "LinkedField",
      "name": "races",
      "plural": true,
      "selections": [
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
      "concreteType": "PlanWarning",
      "kind": "LinkedField",
      "name": "warnings",
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
          "name": "message",
          "storageKey": null
        },
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
  "type": "SeasonPlan",
  "abstractKey": null
};

(node as any).hash = "58ce426278d335563aee4493c3c020ca";

export default node;
