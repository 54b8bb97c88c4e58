/**
 * @generated SignedSource<<70b4ae12e4c9ddf9315b794559e99ab6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PrincipleState = "ADVICE_ONLY" | "COMPILED" | "REFUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PrincipleItem_principle$data = {
  readonly application: {
    readonly athletes: number;
    readonly id: string;
  } | null | undefined;
  readonly athlete: {
    readonly firstName: string;
  } | null | undefined;
  readonly compiled: {
    readonly because: string | null | undefined;
    readonly state: PrincipleState;
    readonly words: string | null | undefined;
  };
  readonly conflicts: ReadonlyArray<{
    readonly because: string;
    readonly principleId: string;
  }>;
  readonly context: string;
  readonly fired: number;
  readonly id: string;
  readonly isActive: boolean;
  readonly isGeneral: boolean;
  readonly lastEffect: {
    readonly on: string;
    readonly text: string;
  } | null | undefined;
  readonly principle: string;
  readonly " $fragmentType": "PrincipleItem_principle";
};
export type PrincipleItem_principle$key = {
  readonly " $data"?: PrincipleItem_principle$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrincipleItem_principle">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "because",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PrincipleItem_principle",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "principle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "context",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isGeneral",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CompiledPrinciple",
      "kind": "LinkedField",
      "name": "compiled",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fired",
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PrincipleEffect",
      "kind": "LinkedField",
      "name": "lastEffect",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "on",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PrincipleApplication",
      "kind": "LinkedField",
      "name": "application",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "athletes",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PrincipleConflict",
        "kind": "LinkedField",
        "name": "conflicts",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "principleId",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Principle",
  "abstractKey": null
};
})();

(node as any).hash = "2479bb4ea55da0e12bc5acf41f0f6ab8";

export default node;
