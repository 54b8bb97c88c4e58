/**
 * @generated SignedSource<<f952b93e3639039a19fcdf47e06ca97d>>
 * @relayHash 384366571c96d8e72234a4586629f3a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 888fd60f7d737f6190fa85b57b4b4855c337874e8494c6526f941c79626ced86

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "888fd60f7d737f6190fa85b57b4b4855c337874e8494c6526f941c79626ced86",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
