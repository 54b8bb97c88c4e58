/**
 * @generated SignedSource<<df790f6b2fa023be2d1cb0c321eef983>>
 * @relayHash 1911117254f6fad42ebb469b308527fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4311c3b55b4a46314934211eb6c9f3b1d69f4051768c3c2f1ec173df95b3186f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4311c3b55b4a46314934211eb6c9f3b1d69f4051768c3c2f1ec173df95b3186f",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
