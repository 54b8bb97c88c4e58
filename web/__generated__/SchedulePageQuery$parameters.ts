/**
 * @generated SignedSource<<030111ee709cb139485c6c3426915182>>
 * @relayHash 775ba472a5f2c1234393cbfa8fafc76c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f97ebd62a344175b6b2c5e2bc5ef11d5fdc574d4e04aab76d2f82b621647d5bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f97ebd62a344175b6b2c5e2bc5ef11d5fdc574d4e04aab76d2f82b621647d5bd",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
