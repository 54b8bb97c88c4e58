/**
 * @generated SignedSource<<d0c953b829992dba843183932f731d07>>
 * @relayHash 8b835722b17f8bbf54c292c89935ab20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29e1e70dc6ac891d809a4b4637e99650ce9d2dca0e6184c6336f5f54e365c13d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenWorkoutQuery } from './OpenWorkoutQuery.graphql';

const node: PreloadableConcreteRequest<OpenWorkoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29e1e70dc6ac891d809a4b4637e99650ce9d2dca0e6184c6336f5f54e365c13d",
    "metadata": {},
    "name": "OpenWorkoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
