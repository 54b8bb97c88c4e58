/**
 * @generated SignedSource<<87d0bbba57765d608d917d3e802d6d14>>
 * @relayHash ceb53cda3eb3a39ab7019af45464d7ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f166b1875e6f6a829fdde3e8fd2d39e57b14fd4a66d82b23b01cf232768f75d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f166b1875e6f6a829fdde3e8fd2d39e57b14fd4a66d82b23b01cf232768f75d9",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
