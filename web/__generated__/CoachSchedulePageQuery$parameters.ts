/**
 * @generated SignedSource<<e9c9604a0b27d35ad095533e351fa231>>
 * @relayHash 3f58d77dbf1c400d3977449291982f76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 113b7c4d087dce55bed97c5328cbad3f5737286afeb3c2c038757ff9fcfeb5fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "113b7c4d087dce55bed97c5328cbad3f5737286afeb3c2c038757ff9fcfeb5fb",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
