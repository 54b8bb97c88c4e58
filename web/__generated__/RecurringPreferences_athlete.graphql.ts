/**
 * @generated SignedSource<<13290ae0a8832010f510f1c89532dc3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecurringPreferences_athlete$data = {
  readonly id: string;
  readonly standingChanges: ReadonlyArray<{
    readonly changes: ReadonlyArray<string>;
    readonly id: string;
    readonly request: string;
    readonly since: string;
    readonly untilDate: string | null | undefined;
  }>;
  readonly " $fragmentType": "RecurringPreferences_athlete";
};
export type RecurringPreferences_athlete$key = {
  readonly " $data"?: RecurringPreferences_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecurringPreferences_athlete">;
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
  "name": "RecurringPreferences_athlete",
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

(node as any).hash = "529d4ed34f6bac4fb25b122a2a881c84";

export default node;
