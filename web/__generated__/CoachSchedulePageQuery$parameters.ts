/**
 * @generated SignedSource<<39dc5643f5f7b4a22630cc85270945df>>
 * @relayHash 1d93c8525fa67f94c85a8e92f17edd06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c53b39a1313eb0835076e529de1cbf2afa1db6c0919d24b0e1bfc1e02f14dc92

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c53b39a1313eb0835076e529de1cbf2afa1db6c0919d24b0e1bfc1e02f14dc92",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
