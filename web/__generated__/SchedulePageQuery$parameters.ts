/**
 * @generated SignedSource<<33002ed4992cd41a128b4d2520b42aac>>
 * @relayHash a40c92ac1b2ed3d87376eeec4bbd9c44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ba52042f5cb0bf29620c54a48ee8fd597c497cc797adf00ffa3ebc88b4a9d57

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ba52042f5cb0bf29620c54a48ee8fd597c497cc797adf00ffa3ebc88b4a9d57",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
