/**
 * @generated SignedSource<<79e2f65d33ee6077061564b93e5f670d>>
 * @relayHash 3af6d56c846bb065eaa0934759d5f9e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5399d53d8577462896765e7bfba4ba5db10501972b267eff41170208d06d13fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5399d53d8577462896765e7bfba4ba5db10501972b267eff41170208d06d13fa",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
