/**
 * @generated SignedSource<<85f07823fd886d5bc70d9437552cdc46>>
 * @relayHash 61dcca403c77ac05558321039da6043a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06fec31372892895726ffcb79bbae9717b2d17ec2194ac71c7b024a8ec6c2f6f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "06fec31372892895726ffcb79bbae9717b2d17ec2194ac71c7b024a8ec6c2f6f",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
