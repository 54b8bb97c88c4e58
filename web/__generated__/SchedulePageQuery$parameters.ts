/**
 * @generated SignedSource<<03ca9632f9e8db4c9be33e01590e6e2c>>
 * @relayHash 47ca6194e18d32c7ea525af14b1899d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98df5a9dd2f3060dcb945ad334386223762b348c4874025d9df04b945ce5e6fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98df5a9dd2f3060dcb945ad334386223762b348c4874025d9df04b945ce5e6fd",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
