/**
 * @generated SignedSource<<de76a291ee304395cea2ca0e01c5558e>>
 * @relayHash 86262c7504664597f1f1aebadbddf09f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fc4821d49952a3cce448885350ad46f7cdf454375c4b0e7f9aa1b6abb4b14b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fc4821d49952a3cce448885350ad46f7cdf454375c4b0e7f9aa1b6abb4b14b9",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
