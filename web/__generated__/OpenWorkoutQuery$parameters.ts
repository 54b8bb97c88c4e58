/**
 * @generated SignedSource<<80f708df1b43613955cd4a23f914e8a1>>
 * @relayHash 69ce001769726a29c5398c2f6675867d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26ebb0aeaa8690c30bbcec83496a876d3a1d6cfd84788ac3c7143971c86c09d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "26ebb0aeaa8690c30bbcec83496a876d3a1d6cfd84788ac3c7143971c86c09d1",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
