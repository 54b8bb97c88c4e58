/**
 * @generated SignedSource<<fdff4fc5f3dffc8a3b50742206e8ee4b>>
 * @relayHash 0c763e1dfe1b0f75952bf2a43b58ff22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de65a36f87fb257b9ed6d14f4baf8169ceff68cda67d5b25240777f146fc9e38

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckInPageQuery } from './CheckInPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckInPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de65a36f87fb257b9ed6d14f4baf8169ceff68cda67d5b25240777f146fc9e38",
    "metadata": {},
    "name": "CheckInPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
