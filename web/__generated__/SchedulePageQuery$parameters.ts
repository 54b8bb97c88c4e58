/**
 * @generated SignedSource<<47e1774d4b48d7eceff63085606ff066>>
 * @relayHash e775403f1f689a336bd672bebe5f19aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20791d13d71266edbe88ebf4aceb2131d686f0c2dbb4aa08c6afd321d00d6746

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20791d13d71266edbe88ebf4aceb2131d686f0c2dbb4aa08c6afd321d00d6746",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
