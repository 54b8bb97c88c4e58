/**
 * @generated SignedSource<<31b199622b045e6c20fedd046244521e>>
 * @relayHash 879fe80ecac071ff127f937b0f9b5513
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ad017ae1b641a649eaa645c84f0f81b99a7c76ccd4aef0120ce774bfafb64df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ad017ae1b641a649eaa645c84f0f81b99a7c76ccd4aef0120ce774bfafb64df",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
