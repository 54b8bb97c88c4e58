/**
 * @generated SignedSource<<f0ac4d2855ec828a2a6126da1f3f767b>>
 * @relayHash 65a2b060b7ade57c4b9101060f3e056e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93f893d88e67190174a987145523793457cd25e81b501f9ef3e450e4973af21d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93f893d88e67190174a987145523793457cd25e81b501f9ef3e450e4973af21d",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
