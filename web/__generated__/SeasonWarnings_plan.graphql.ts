/**
 * @generated SignedSource<<24bbc079cc0bf18e26a2050fbec3a1c2>>
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
    readonly warnings: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
    }>;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
};
return {
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PlanWarning",
          "kind": "LinkedField",
          "name": "warnings",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
})();

(node as any).hash = "8a2acc2254d9d5f257e7614042df178e";

export default node;
