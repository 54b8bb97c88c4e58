/**
 * @generated SignedSource<<b0512a85207ff4a4e613bee82f86420c>>
 * @relayHash 718e32c2b5a69e2f2eae82f4eb773182
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 932d1b00f840aebd2b12837856250b7839e575c2855da56ca18986c0478223e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "932d1b00f840aebd2b12837856250b7839e575c2855da56ca18986c0478223e1",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
