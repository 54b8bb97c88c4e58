/**
 * @generated SignedSource<<abb20d1ab78148ee33a28a3a4cecdb12>>
 * @relayHash 5707c3ef9506d06af2913709f3e7a770
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb79c0a0d66aa60d99a062649e5bf0302eae1f2eb3ca780c4606226c5e74b13a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb79c0a0d66aa60d99a062649e5bf0302eae1f2eb3ca780c4606226c5e74b13a",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
