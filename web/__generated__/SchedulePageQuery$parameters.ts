/**
 * @generated SignedSource<<cc993b9076733bfeaa9fe1cc05acfde5>>
 * @relayHash 8532b100eb864d944fa1fd24f2355afc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f61c09d73784c3c0e96a5abe149871f07adc12124414a5f73173ab8110f3f529

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f61c09d73784c3c0e96a5abe149871f07adc12124414a5f73173ab8110f3f529",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
