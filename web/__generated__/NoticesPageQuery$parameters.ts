/**
 * @generated SignedSource<<641b951dc03796d514c07ee441863613>>
 * @relayHash 29959e5668b404f03beeb832aef3eb20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5515afbce1b3ae1b23ae9797362bf236f22c5577f8b4486f99d6a85c57e56fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NoticesPageQuery } from './NoticesPageQuery.graphql';

const node: PreloadableConcreteRequest<NoticesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5515afbce1b3ae1b23ae9797362bf236f22c5577f8b4486f99d6a85c57e56fa",
    "metadata": {},
    "name": "NoticesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
