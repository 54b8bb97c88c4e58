/**
 * @generated SignedSource<<e45cfbe2d4a168dcc89cc4443308e40c>>
 * @relayHash f8978a3cd7bbbcc1070ea85bdf0d57f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ddd7415ef37bd66f12409dc3aae818e34f1f73e2baf3bfc452bdfc40288d09df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ddd7415ef37bd66f12409dc3aae818e34f1f73e2baf3bfc452bdfc40288d09df",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
