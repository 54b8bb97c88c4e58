/**
 * @generated SignedSource<<23614bbf3af7c66dc0dd4b2c5ad0e713>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TestResultKind = "DISTANCE" | "TRIALS" | "WATTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TestQuestion_athlete$data = {
  readonly testQuestion: {
    readonly asks: TestResultKind;
    readonly minutes: number | null | undefined;
    readonly workout: {
      readonly description: string;
      readonly id: string;
      readonly scheduledDate: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "TestQuestion_athlete";
};
export type TestQuestion_athlete$key = {
  readonly " $data"?: TestQuestion_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestQuestion_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TestQuestion_athlete",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TestQuestion",
      "kind": "LinkedField",
      "name": "testQuestion",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "asks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Workout",
          "kind": "LinkedField",
          "name": "workout",
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
              "name": "description",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "scheduledDate",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "c574e7eece02dea75614fe8de9288626";

export default node;
