/**
 * @generated SignedSource<<4d6ea038dff8953794829a426f24a135>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RaceWarnings_race$data = {
  readonly raceName: string;
  readonly warnings: ReadonlyArray<{
    readonly code: string;
    readonly message: string;
    readonly recommendation: string;
  }>;
  readonly " $fragmentType": "RaceWarnings_race";
};
export type RaceWarnings_race$key = {
  readonly " $data"?: RaceWarnings_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceWarnings_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RaceWarnings_race",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "raceName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanWarning",
      "kind": "LinkedField",
      "name": "warnings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recommendation",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "8dfaf5bb9b7c66d30dd1d2a6612ec298";

export default node;
