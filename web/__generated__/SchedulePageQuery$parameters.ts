/**
 * @generated SignedSource<<45e1ee3ac58fe77896be40ba40ead1b7>>
 * @relayHash 7e62af2bbb844b01944e371c45db59f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52eab91b0347364d496cc57453880355e3e05a6162044f0cfc779f6afe2b11e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52eab91b0347364d496cc57453880355e3e05a6162044f0cfc779f6afe2b11e7",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
