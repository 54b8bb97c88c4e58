/**
 * @generated SignedSource<<04ad881a0b982c36d90682d4be3db181>>
 * @relayHash 2ec9511d362a40cf9e598622aeaffa00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef8527e6d20c06e84caaf8516670540ffaa0f66cda8fc24eb0e08e7f7883546f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef8527e6d20c06e84caaf8516670540ffaa0f66cda8fc24eb0e08e7f7883546f",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
