/**
 * @generated SignedSource<<f8f52c0bf54eb279b77edfd5f4207931>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RaceDayLink_workout$data = {
  readonly race: {
    readonly athlete: {
      readonly id: string;
    };
    readonly id: string;
    readonly raceDate: string;
  } | null | undefined;
  readonly " $fragmentType": "RaceDayLink_workout";
};
export type RaceDayLink_workout$key = {
  readonly " $data"?: RaceDayLink_workout$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceDayLink_workout">;
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
  "name": "RaceDayLink_workout",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Race",
      "kind": "LinkedField",
      "name": "race",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "raceDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Athlete",
          "kind": "LinkedField",
          "name": "athlete",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workout",
  "abstractKey": null
};
})();

(node as any).hash = "456d2360ee534d08f37527947cb33881";

export default node;
