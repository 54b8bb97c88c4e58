/**
 * @generated SignedSource<<a3f50c3ab737c6fd5781c3e7b8bd03fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LibraryView_viewer$data = {
  readonly user: {
    readonly isCoach: boolean;
  };
  readonly " $fragmentType": "LibraryView_viewer";
};
export type LibraryView_viewer$key = {
  readonly " $data"?: LibraryView_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LibraryView_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LibraryView_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCoach",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "2966aae540988d9ff754fdd298cd9951";

export default node;
