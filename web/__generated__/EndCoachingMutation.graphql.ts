/**
 * @generated SignedSource<<77d505c670113ae60b098f4eda3ed7b7>>
 * @relayHash 7dd83a11d93e049cb397ac97c68a56bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efd1b06e56b27e01279ce0d3b381144817ed4299d955b67000d6b3f82273f647

import type { ConcreteRequest } from 'relay-runtime';
export type EndCoachingInput = {
  athleteId: string;
  coachId: string;
};
export type EndCoachingMutation$variables = {
  input: EndCoachingInput;
};
export type EndCoachingMutation$data = {
  readonly endCoaching: {
    readonly athlete: {
      readonly coachings: ReadonlyArray<{
        readonly coach: {
          readonly id: string;
        };
        readonly since: string;
      }> | null | undefined;
      readonly id: string;
    } | null | undefined;
    readonly athleteId: string;
  } | null | undefined;
};
export type EndCoachingMutation = {
  response: EndCoachingMutation$data;
  variables: EndCoachingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "EndCoachingPayload",
    "kind": "LinkedField",
    "name": "endCoaching",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "athleteId",
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
          (v1/*:: as any*/),
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
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EndCoachingMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EndCoachingMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "efd1b06e56b27e01279ce0d3b381144817ed4299d955b67000d6b3f82273f647",
    "metadata": {},
    "name": "EndCoachingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e1d2e4848db76c8355b8b81344dc00d2";

export default node;
