/**
 * @generated SignedSource<<925ce6cca708f471785314f0bd957810>>
 * @relayHash 4f7f96cd809a10e2c0570bdb8b0224b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8cfbe466961d23e91ea28edb7477fe76e8af2ba28267315542332ab4dedfc14

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8cfbe466961d23e91ea28edb7477fe76e8af2ba28267315542332ab4dedfc14",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
