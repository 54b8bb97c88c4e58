/**
 * @generated SignedSource<<1b2629682f56bdf72c3e4d4622be580d>>
 * @relayHash 58e481e6fb225fc1df1326b8c04ba876
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c16ec97886fee1e162c4a912d0e486a64387ec9c4c1641b69087783acd5d2e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c16ec97886fee1e162c4a912d0e486a64387ec9c4c1641b69087783acd5d2e5",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
