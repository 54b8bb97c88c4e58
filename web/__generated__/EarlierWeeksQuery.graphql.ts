/**
 * @generated SignedSource<<b3c6cbdda09b88a4a6bb30e31bc57a15>>
 * @relayHash e4d576991a802e40007dce21ff9aadd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 562f2bc9ad5e9d04ca4ad6238f331757ece1b304703972511e45546d61ddba54

import type { ConcreteRequest } from 'relay-runtime';
export type EarlierWeeksQuery$variables = {
  athleteId: string;
};
export type EarlierWeeksQuery$data = {
  readonly node: {
    readonly athlete: {
      readonly calendarReach: {
        readonly firstDay: string | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type EarlierWeeksQuery = {
  response: EarlierWeeksQuery$data;
  variables: EarlierWeeksQuery$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "athleteId"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarReach",
      "kind": "LinkedField",
      "name": "calendarReach",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstDay",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EarlierWeeksQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "athlete"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EarlierWeeksQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    "id": "562f2bc9ad5e9d04ca4ad6238f331757ece1b304703972511e45546d61ddba54",
    "metadata": {},
    "name": "EarlierWeeksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cd86a5ee8a043f0f312bff781058c048";

export default node;
