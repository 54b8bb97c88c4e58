/**
 * @generated SignedSource<<f0b9dbff3110caa461c127524ed57fd8>>
 * @relayHash 8c5574d9f052f96f62155ef54492d1a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe941cc5df7c5749e9bab567d5c3d6d92149edea89c8256d6cc195f15246dfa6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe941cc5df7c5749e9bab567d5c3d6d92149edea89c8256d6cc195f15246dfa6",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
