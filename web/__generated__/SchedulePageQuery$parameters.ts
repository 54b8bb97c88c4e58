/**
 * @generated SignedSource<<4b33cc7f1fac95959f02bf949c846dd2>>
 * @relayHash 6ada8cafd05149101e6ff9015c4116bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b46804afcc63804ea96d73caf89005b43b7a6a6cfd9a87437e8a1166266f14e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b46804afcc63804ea96d73caf89005b43b7a6a6cfd9a87437e8a1166266f14e7",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
