/**
 * @generated SignedSource<<9d3cf06c66397537ce81e8dd5f3fce1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TrainingTimesCard_athlete$data = {
  readonly trainingTimes: {
    readonly areUsual: boolean;
    readonly days: ReadonlyArray<{
      readonly day: Weekday;
      readonly startsAt: string | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "TrainingTimesCard_athlete";
};
export type TrainingTimesCard_athlete$key = {
  readonly " $data"?: TrainingTimesCard_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrainingTimesCard_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrainingTimesCard_athlete",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TrainingTimes",
      "kind": "LinkedField",
      "name": "trainingTimes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "areUsual",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TrainingTime",
          "kind": "LinkedField",
          "name": "days",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "day",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startsAt",
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

(node as any).hash = "dcba6ade6ae6196de1d41a507dcfe35f";

export default node;
