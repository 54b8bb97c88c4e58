/**
 * @generated SignedSource<<2ea6a47e942e91fe62026a3ccd565564>>
 * @relayHash 5057b5a2810c08887b832c4795f96941
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d639700a327878a31cfe1de7636b287c50a2d74f85e278e46fa0a35b2765793

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ForgetStandingChangeInput = {
  standingChangeId: string;
};
export type useForgetWishMutation$variables = {
  input: ForgetStandingChangeInput;
};
export type useForgetWishMutation$data = {
  readonly forgetStandingChange: {
    readonly athlete: {
      readonly " $fragmentSpreads": FragmentRefs<"LastingWishes_athlete">;
    };
    readonly revision: {
      readonly id: string;
    };
  } | null | undefined;
};
export type useForgetWishMutation = {
  response: useForgetWishMutation$data;
  variables: useForgetWishMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Revision",
  "kind": "LinkedField",
  "name": "revision",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useForgetWishMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ForgetStandingChangePayload",
        "kind": "LinkedField",
        "name": "forgetStandingChange",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Athlete",
            "kind": "LinkedField",
            "name": "athlete",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "LastingWishes_athlete"
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useForgetWishMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ForgetStandingChangePayload",
        "kind": "LinkedField",
        "name": "forgetStandingChange",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Athlete",
            "kind": "LinkedField",
            "name": "athlete",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "StandingChange",
                "kind": "LinkedField",
                "name": "standingChanges",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
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
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6d639700a327878a31cfe1de7636b287c50a2d74f85e278e46fa0a35b2765793",
    "metadata": {},
    "name": "useForgetWishMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bbaf941a915087b4331afdf1beeabff5";

export default node;
