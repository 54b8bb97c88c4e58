/**
 * @generated SignedSource<<f84dcd892720a436d2cb4cf63f21d0e2>>
 * @relayHash 08df7fc127414982635a5b05a9ce13cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f2b4f15e9af0afa5b65af5e5a25031d27029003d828f77a430d676928647a70

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveCoachSubscription$variables = Record<PropertyKey, never>;
export type useLiveCoachSubscription$data = {
  readonly coachUpdated: {
    readonly coach: {
      readonly id: string;
    };
  };
};
export type useLiveCoachSubscription = {
  response: useLiveCoachSubscription$data;
  variables: useLiveCoachSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CoachUpdate",
    "kind": "LinkedField",
    "name": "coachUpdated",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Coach",
        "kind": "LinkedField",
        "name": "coach",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveCoachSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLiveCoachSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "5f2b4f15e9af0afa5b65af5e5a25031d27029003d828f77a430d676928647a70",
    "metadata": {},
    "name": "useLiveCoachSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6e5bfc513aa76d5263278884230b02e2";

export default node;
