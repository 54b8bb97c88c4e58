/**
 * @generated SignedSource<<8cf07f82cd8b28aea41df6756547358a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LatestCheckIn_athlete$data = {
  readonly latest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly energyLevel: number | null | undefined;
        readonly id: string;
        readonly isPlanKept: boolean;
        readonly majorDeadlines: boolean | null | undefined;
        readonly mentalReadiness: number | null | undefined;
        readonly mood: number | null | undefined;
        readonly motivationLevel: number | null | undefined;
        readonly musclesSoreness: number | null | undefined;
        readonly notes: string | null | undefined;
        readonly overallWellness: number | null | undefined;
        readonly sleep: number | null | undefined;
        readonly stress: number | null | undefined;
        readonly travelThisWeek: boolean | null | undefined;
        readonly weekStartDate: string;
      };
    }>;
  };
  readonly " $fragmentType": "LatestCheckIn_athlete";
};
export type LatestCheckIn_athlete$key = {
  readonly " $data"?: LatestCheckIn_athlete$data;
  readonly " $fragmentSpreads": FragmentRefs<"LatestCheckIn_athlete">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LatestCheckIn_athlete",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": "latest",
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          }
        ],
        "concreteType": "CheckInConnection",
        "kind": "LinkedField",
        "name": "checkIns",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CheckInEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CheckIn",
                "kind": "LinkedField",
                "name": "node",
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
                    "name": "isPlanKept",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "weekStartDate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mood",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "stress",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sleep",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mentalReadiness",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "musclesSoreness",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "energyLevel",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "motivationLevel",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "overallWellness",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "travelThisWeek",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "majorDeadlines",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "notes",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "checkIns(first:1)"
      },
      "action": "THROW"
    }
  ],
  "type": "Athlete",
  "abstractKey": null
};

(node as any).hash = "1aea9afc3913315e1a01e3fc16cbce2f";

export default node;
