/**
 * @generated SignedSource<<2345a48a4cce0986f76e8bb8ddf6ecc1>>
 * @relayHash 39095b06cb8ed280a066ee4c28453b1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0107024168dc93289542eb6fc01048c1ced820c29d9893be9a370f139e19706

import type { ConcreteRequest } from 'relay-runtime';
export type WorkoutType = "BIKE" | "BRICK" | "RACE" | "RUN" | "STRENGTH" | "SWIM" | "%future added value";
export type RealignDialogPreviewMutation$variables = Record<PropertyKey, never>;
export type RealignDialogPreviewMutation$data = {
  readonly previewRealignment: {
    readonly __typename: "NotPossible";
    readonly message: string;
  } | {
    readonly __typename: "PlanConflict";
    readonly message: string;
  } | {
    readonly __typename: "Realignment";
    readonly changes: ReadonlyArray<{
      readonly after: {
        readonly description: string;
        readonly duration: number;
        readonly intensity: string;
        readonly scheduledDate: string;
        readonly workoutType: WorkoutType;
      } | null | undefined;
      readonly before: {
        readonly description: string;
        readonly duration: number;
        readonly intensity: string;
        readonly scheduledDate: string;
        readonly workoutType: WorkoutType;
      } | null | undefined;
      readonly workoutId: string;
    }>;
    readonly scheduleRevision: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type RealignDialogPreviewMutation = {
  response: RealignDialogPreviewMutation$data;
  variables: RealignDialogPreviewMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "scheduledDate",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "workoutType",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "duration",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "intensity",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "description",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "previewRealignment",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "scheduleRevision",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkoutChange",
            "kind": "LinkedField",
            "name": "changes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "workoutId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SessionSnapshot",
                "kind": "LinkedField",
                "name": "before",
                "plural": false,
                "selections": (v0/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SessionSnapshot",
                "kind": "LinkedField",
                "name": "after",
                "plural": false,
                "selections": (v0/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "Realignment",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "NotPossible",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "PlanConflict",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RealignDialogPreviewMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RealignDialogPreviewMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "e0107024168dc93289542eb6fc01048c1ced820c29d9893be9a370f139e19706",
    "metadata": {},
    "name": "RealignDialogPreviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b1c5253715a51a2a25b9d39ab33162d4";

export default node;
