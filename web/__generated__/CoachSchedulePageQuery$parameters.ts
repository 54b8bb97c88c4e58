/**
 * @generated SignedSource<<0fdddc48b3761129dc733a393f84d132>>
 * @relayHash 5553947e4e5b32f012d83284636d3371
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 786f202af5bb9ef8104a3f2aa9d93ce9fe076fc5e8c41b73673363309fb69ab0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoachSchedulePageQuery } from './CoachSchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<CoachSchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "786f202af5bb9ef8104a3f2aa9d93ce9fe076fc5e8c41b73673363309fb69ab0",
    "metadata": {},
    "name": "CoachSchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
