/**
 * @generated SignedSource<<7134ca8ee7dd869062340f6e7f142179>>
 * @relayHash cbba8bb477199e4d2ef9ab0278390669
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 244690db383e50d3798e9c7d10f41cfaf44086e1aaefa9d998b2ccf6d6ee87b3

import type { ConcreteRequest } from 'relay-runtime';
export type MorningNumbersQuery$variables = {
  from: string;
  id: string;
  to: string;
};
export type MorningNumbersQuery$data = {
  readonly athlete: {
    readonly hrvTrend: {
      readonly isLow: boolean;
      readonly least: number;
      readonly mean: number;
      readonly most: number;
    } | null | undefined;
    readonly wellness: ReadonlyArray<{
      readonly day: string;
      readonly hrv: number | null | undefined;
      readonly note: string | null | undefined;
      readonly restingHeartRate: number | null | undefined;
      readonly sleepHours: number | null | undefined;
      readonly weight: number | null | undefined;
    }>;
  } | null | undefined;
};
export type MorningNumbersQuery = {
  response: MorningNumbersQuery$data;
  variables: MorningNumbersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "HrvTrend",
  "kind": "LinkedField",
  "name": "hrvTrend",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mean",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "least",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "most",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLow",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "from",
      "variableName": "from"
    },
    {
      "kind": "Variable",
      "name": "to",
      "variableName": "to"
    }
  ],
  "concreteType": "WellnessDay",
  "kind": "LinkedField",
  "name": "wellness",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "day",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hrv",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restingHeartRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sleepHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weight",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MorningNumbersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Athlete",
        "kind": "LinkedField",
        "name": "athlete",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "kind": "RequiredField",
            "field": (v5/*:: as any*/),
            "action": "THROW"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MorningNumbersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Athlete",
        "kind": "LinkedField",
        "name": "athlete",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "244690db383e50d3798e9c7d10f41cfaf44086e1aaefa9d998b2ccf6d6ee87b3",
    "metadata": {},
    "name": "MorningNumbersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "025da9fc6d77e689a82feae1673ad7c3";

export default node;
