/**
 * @generated SignedSource<<de458052d0b398f27eeaa60f254ab9d9>>
 * @relayHash 5add0625534dc44e0cc7415ef425ed15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f837cf8368a12e474e52a7f7c4e4f01c14d53952c3e9260ae64af97eb7ffaf3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f837cf8368a12e474e52a7f7c4e4f01c14d53952c3e9260ae64af97eb7ffaf3",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
