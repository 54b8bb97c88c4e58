/**
 * @generated SignedSource<<89a2411c75e2dbb3569f67d75f1f65f4>>
 * @relayHash ae50a7201336821dc8cb3aa71c8a61da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80f77a2e155b24dbb412a8aabdff9b2358cd84fe61f5f0f233d3a4df5246e6b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80f77a2e155b24dbb412a8aabdff9b2358cd84fe61f5f0f233d3a4df5246e6b2",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
