/**
 * @generated SignedSource<<132c165212b04df36d5ed668acfc7d54>>
 * @relayHash 6a2d6603489abb1153ef2e44166ee874
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7543c54fa17786ae721808525070192108fbf6f7748968c23a6c31ad4f07e86

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveLimitsSubscription$variables = {
  athleteId: string;
};
export type useLiveLimitsSubscription$data = {
  readonly athleteUpdated: {
    readonly revision: number;
  };
};
export type useLiveLimitsSubscription = {
  response: useLiveLimitsSubscription$data;
  variables: useLiveLimitsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "athleteId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "athleteId",
        "variableName": "athleteId"
      }
    ],
    "concreteType": "AthleteUpdate",
    "kind": "LinkedField",
    "name": "athleteUpdated",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "revision",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveLimitsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveLimitsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d7543c54fa17786ae721808525070192108fbf6f7748968c23a6c31ad4f07e86",
    "metadata": {},
    "name": "useLiveLimitsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6719606e217f570b7b181e88ca3d0288";

export default node;
