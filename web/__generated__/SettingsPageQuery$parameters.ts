/**
 * @generated SignedSource<<c4b0dd5382d9c7b7d752c128ad3ae008>>
 * @relayHash 278a072a16e59761ae7b0b124ac314e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd0710647e3edbf281f528c9c590e70b66d91926b26759e60cda7e3268944fe1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd0710647e3edbf281f528c9c590e70b66d91926b26759e60cda7e3268944fe1",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
