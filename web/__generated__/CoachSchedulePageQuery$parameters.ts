/**
 * @generated SignedSource<<cf794463384033eb49814c9e8550dc71>>
 * @relayHash 63dde98859a5aed63ed6c115900f8359
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c4f50a3662e204acf4ebc7a6c3755da6c0f716a82c0563a0a6f98fd0c17ea97

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c4f50a3662e204acf4ebc7a6c3755da6c0f716a82c0563a0a6f98fd0c17ea97",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
