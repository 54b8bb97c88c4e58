/**
 * @generated SignedSource<<67ef4cd75c20dcca15f50f72aae59953>>
 * @relayHash 0e0ffd3defc257fc2c7690ad89344ebd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8645d0b55a72b24650eda7bfe4075de7d94730b175080066ead63fc8b8ebbe54

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8645d0b55a72b24650eda7bfe4075de7d94730b175080066ead63fc8b8ebbe54",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
