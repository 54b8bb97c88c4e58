/**
 * @generated SignedSource<<5bfdcbad856171cce06aaef81bf15939>>
 * @relayHash e474091af5c00f09445a21e5090a976d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 902771967ad27cc0b8a36ec69c4e3cc2fdd1ebaa35709e7a55aee6cb4638f128

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "902771967ad27cc0b8a36ec69c4e3cc2fdd1ebaa35709e7a55aee6cb4638f128",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
