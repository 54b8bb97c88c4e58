/**
 * @generated SignedSource<<c0a297b550a6c4ba30f759a0be1f00ee>>
 * @relayHash 59da6edb4eea6b2e787431f63a0ed934
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2b0be2bf73932ee6f59bf2ae3a5ce148595473599286d2c6624fe60d26d68a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2b0be2bf73932ee6f59bf2ae3a5ce148595473599286d2c6624fe60d26d68a2",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
