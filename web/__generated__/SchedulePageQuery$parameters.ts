/**
 * @generated SignedSource<<185399aa105edcd9aeb55aa76cb3be28>>
 * @relayHash 2c4d6aa97a331d310af66d0ed67ced19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b35b3e9d867f8030709b6c7f77eafbeab9a76cff0c7331c17d4267c1990f617

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b35b3e9d867f8030709b6c7f77eafbeab9a76cff0c7331c17d4267c1990f617",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
