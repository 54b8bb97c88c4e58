/**
 * @generated SignedSource<<d4649dc72785174a8eeaebf4ef09c855>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SeasonChart_athlete$data = {
  readonly seasonPlan: {
    readonly " $fragmentSpreads": FragmentRefs<"SeasonChart_plan" | "WhatIf_plan">;
  } | null | undefined;
  readonly today: string;
  readonly " $fragmentSpreads": FragmentRefs<"WhatIf_athlete">;
  readonly " $fragmentType": "SeasonChart_athlete";
};
export type SeasonChart_athlete$key = {
  readonly " $data"?: SeasonChart_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonChart_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeasonChart_athlete",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SeasonPlan",
      "kind": "LinkedField",
      "name": "seasonPlan",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SeasonChart_plan"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WhatIf_plan"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhatIf_athlete"
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "aafae94afdf8a2991e2aa4afe5bc71ce";

export default node;
