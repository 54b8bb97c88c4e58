/**
 * @generated SignedSource<<418bc787b23f1f4f81f41eda481a25c6>>
 * @relayHash c2cd96df82cba6d76b1ea6139bd02712
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bf45829d1d4b3eea33785df473a7bcd13dc307de175843efa4bfeace62c2881

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0bf45829d1d4b3eea33785df473a7bcd13dc307de175843efa4bfeace62c2881",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
