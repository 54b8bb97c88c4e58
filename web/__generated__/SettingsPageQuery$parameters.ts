/**
 * @generated SignedSource<<9df9ebb87376d7a582612ddecd22eed4>>
 * @relayHash 3aef28db90227e1212ec127a13485956
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c113de71c624427941a97033683634239bb0bd81ccc64eb51ca0cc7498fb4c13

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c113de71c624427941a97033683634239bb0bd81ccc64eb51ca0cc7498fb4c13",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
