/**
 * @generated SignedSource<<c5f54dedd0abdba8d20cf84e5e249443>>
 * @relayHash 7da04d054c78958763ee0428ac804038
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed5ca95fe8e4824d3b505ba9c0b333bc5a7d8fc12819b213093148463429a780

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed5ca95fe8e4824d3b505ba9c0b333bc5a7d8fc12819b213093148463429a780",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
