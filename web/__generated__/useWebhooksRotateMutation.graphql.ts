/**
 * @generated SignedSource<<cfcd66b7dee4aced9f088f761f57f6dd>>
 * @relayHash 8ae631c2ec81191b99519781b99d19fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 110e7fb411fbe93990dd6258aa48a5f7568ead9b79264dbab38c5e6898afd6fd

import type { ConcreteRequest } from 'relay-runtime';
export type RotateWebhookSecretInput = {
  webhookId: string;
};
export type useWebhooksRotateMutation$variables = {
  input: RotateWebhookSecretInput;
};
export type useWebhooksRotateMutation$data = {
  readonly rotateWebhookSecret: {
    readonly secret: string;
    readonly webhook: {
      readonly id: string;
    };
  } | null | undefined;
};
export type useWebhooksRotateMutation = {
  response: useWebhooksRotateMutation$data;
  variables: useWebhooksRotateMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RotateWebhookSecretPayload",
    "kind": "LinkedField",
    "name": "rotateWebhookSecret",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secret",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Webhook",
        "kind": "LinkedField",
        "name": "webhook",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useWebhooksRotateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWebhooksRotateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "110e7fb411fbe93990dd6258aa48a5f7568ead9b79264dbab38c5e6898afd6fd",
    "metadata": {},
    "name": "useWebhooksRotateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "848669cc9e3d0249a1cfa6e1aca32b36";

export default node;
