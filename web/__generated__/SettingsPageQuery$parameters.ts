/**
 * @generated SignedSource<<d0e7fe4ef68a250620ab1f725336b278>>
 * @relayHash b52c3f6afe21aae8300338405bdfd1d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20b6dec42817b70df67158c037c0d34e0c366b22450ebc693ce582e0bad29151

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20b6dec42817b70df67158c037c0d34e0c366b22450ebc693ce582e0bad29151",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
