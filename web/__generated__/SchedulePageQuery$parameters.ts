/**
 * @generated SignedSource<<16d7c485b2359ff8a6af693756f81508>>
 * @relayHash c59276545b538bd476add3cc35ecc473
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cef579fe808834da19f36b9dd20a5bf73382f0553b411a984c3df6a28d85726c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cef579fe808834da19f36b9dd20a5bf73382f0553b411a984c3df6a28d85726c",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
