/**
 * @generated SignedSource<<a01dd9e9385faffd26bd094320ba2fd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastingWishes_athlete$data = {
  readonly id: string;
  readonly standingChanges: ReadonlyArray<{
    readonly changes: ReadonlyArray<string>;
    readonly id: string;
    readonly request: string;
    readonly since: string;
    readonly untilDate: string | null | undefined;
  }>;
  readonly " $fragmentType": "LastingWishes_athlete";
};
export type LastingWishes_athlete$key = {
  readonly " $data"?: LastingWishes_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastingWishes_athlete">;
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
  "name": "LastingWishes_athlete",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "StandingChange",
      "kind": "LinkedField",
      "name": "standingChanges",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "request",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "untilDate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};
})();

(node as any).hash = "f8cb155e8c7877946e942570904f8a34";

export default node;
