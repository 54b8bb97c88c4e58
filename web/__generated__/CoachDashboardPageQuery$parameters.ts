/**
 * @generated SignedSource<<dcfa09361244cd5318b41c4667965d4d>>
 * @relayHash fc6a5265c27b64863ad3566a4c8bbe74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0768d68257f47e888c3c8ca9628ba18567a6dfb506d9544c7c3efac87aa03057

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachDashboardPageQuery } from './CoachDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<CoachDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0768d68257f47e888c3c8ca9628ba18567a6dfb506d9544c7c3efac87aa03057",
    "metadata": {},
    "name": "CoachDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
