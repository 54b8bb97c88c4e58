/**
 * @generated SignedSource<<c2293badb65b3c2c356a6dcfef923450>>
 * @relayHash 7a07a367c17c43e785937f9a448a2015
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5592aefc883f7dedb0ad0a34780d0946993ef629cfbc6e91dafdde60d342bed9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5592aefc883f7dedb0ad0a34780d0946993ef629cfbc6e91dafdde60d342bed9",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
