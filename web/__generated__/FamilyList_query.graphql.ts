/**
 * @generated SignedSource<<79037bbeffd919c651b421c301442965>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FamilyList_query$data = {
  readonly workoutFamilies: ReadonlyArray<{
    readonly key: string;
    readonly name: string;
    readonly purpose: string;
    readonly " $fragmentSpreads": FragmentRefs<"FamilyCard_family">;
  }>;
  readonly " $fragmentType": "FamilyList_query";
};
export type FamilyList_query$key = {
  readonly " $data"?: FamilyList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FamilyList_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "type"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "FamilyList_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "workoutType",
          "variableName": "type"
        }
      ],
      "concreteType": "WorkoutFamily",
      "kind": "LinkedField",
      "name": "workoutFamilies",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "purpose",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FamilyCard_family"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "9d95c0fbe6655628ac913abeda0a13f0";

export default node;
