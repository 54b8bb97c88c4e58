/**
 * @generated SignedSource<<a80e0f2c77d89797d4602f0346abeef4>>
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
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};
})();

(node as any).hash = "d38e889f06bc8badb866f30ecdb7d39f";

export default node;
