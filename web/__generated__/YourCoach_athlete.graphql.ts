/**
 * @generated SignedSource<<1c5ee345faa6f9f77c24161c27ec9034>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type YourCoach_athlete$data = {
  readonly coachings: ReadonlyArray<{
    readonly coach: {
      readonly firstName: string;
      readonly id: string;
      readonly lastName: string;
    };
    readonly since: string;
  }>;
  readonly id: string;
  readonly " $fragmentType": "YourCoach_athlete";
};
export type YourCoach_athlete$key = {
  readonly " $data"?: YourCoach_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"YourCoach_athlete">;
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
  "name": "YourCoach_athlete",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Coaching",
        "kind": "LinkedField",
        "name": "coachings",
        "plural": true,
        "selections": [
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
            "concreteType": "Coach",
            "kind": "LinkedField",
            "name": "coach",
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};
})();

(node as any).hash = "8cb7b40e6b20af5000bbe0ac4f416516";

export default node;
