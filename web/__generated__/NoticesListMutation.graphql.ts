/**
 * @generated SignedSource<<a30fe0293a01ed47135eae553aa58282>>
 * @relayHash 550fe692e85e392c1bc6234038512c69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c54a5bcefe462ad00f0a73ce187daf91237513d198a4d30d9c6a85e4ccc0d869

import type { ConcreteRequest } from 'relay-runtime';
export type MarkNoticesReadInput = {
  noticeId: string;
};
export type NoticesListMutation$variables = {
  input: MarkNoticesReadInput;
};
export type NoticesListMutation$data = {
  readonly markNoticesRead: {
    readonly viewer: {
      readonly id: string;
      readonly unreadNotices: number;
    };
  } | null | undefined;
};
export type NoticesListMutation = {
  response: NoticesListMutation$data;
  variables: NoticesListMutation$variables;
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
    "concreteType": "MarkNoticesReadPayload",
    "kind": "LinkedField",
    "name": "markNoticesRead",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadNotices",
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
    "name": "NoticesListMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NoticesListMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c54a5bcefe462ad00f0a73ce187daf91237513d198a4d30d9c6a85e4ccc0d869",
    "metadata": {},
    "name": "NoticesListMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b8e9e670868a4de9add266cd0b9287c1";

export default node;
