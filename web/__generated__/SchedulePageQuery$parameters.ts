/**
 * @generated SignedSource<<3cb6be5551cb7dfc6175b49790e5fe6a>>
 * @relayHash 27c4085248efbc01599f0f5b2613855f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9568aaa3e4dbbbb959978ff8da97a70a81b5c2a19858aab7f568b4f312714f0f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9568aaa3e4dbbbb959978ff8da97a70a81b5c2a19858aab7f568b4f312714f0f",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
