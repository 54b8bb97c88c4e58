/**
 * @generated SignedSource<<d2a4b42555028770560c3d8ece33a708>>
 * @relayHash 579554b8485835d978465daefaa173d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0346c68d7e7623631111e1813ba20449d667129206c4587a5c44dce5684ce6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0346c68d7e7623631111e1813ba20449d667129206c4587a5c44dce5684ce6e",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
