/**
 * @generated SignedSource<<58c234e17e1a33acf60491da82d0c6a0>>
 * @relayHash 764226da011aacdc0ae809a69ca5d0f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32d54713b9d70b477e2d49b0c682eeae395b4e895481b51cd48165e441be05d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SchedulePageQuery } from './SchedulePageQuery.graphql';

const node: PreloadableConcreteRequest<SchedulePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32d54713b9d70b477e2d49b0c682eeae395b4e895481b51cd48165e441be05d9",
    "metadata": {},
    "name": "SchedulePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
