/**
 * @generated SignedSource<<e3a860bacb76f3ee8b482c4fa266dd72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActorRole = "ATHLETE" | "COACH" | "PLANNER" | "%future added value";
export type RaceLegKind = "CHANGE" | "RIDE" | "RUN" | "SWIM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GivenCard_race$data = {
  readonly dayPlan: {
    readonly changedByRole: ActorRole | null | undefined;
    readonly given: {
      readonly hasBikeCourse: boolean;
      readonly hasRunCourse: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"GivenForm_given">;
    };
    readonly legs: ReadonlyArray<{
      readonly kind: RaceLegKind;
    }>;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "GivenCard_race";
};
export type GivenCard_race$key = {
  readonly " $data"?: GivenCard_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"GivenCard_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GivenCard_race",
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
      "concreteType": "RaceDayPlan",
      "kind": "LinkedField",
      "name": "dayPlan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RaceDayLeg",
          "kind": "LinkedField",
          "name": "legs",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RaceDayGiven",
          "kind": "LinkedField",
          "name": "given",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasBikeCourse",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasRunCourse",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "GivenForm_given"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changedByRole",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "990bd1bf4e6a2969158f5a24129b7142";

export default node;
